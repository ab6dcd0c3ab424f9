"""Messages into words: names and their forms, lists, columns, what came from outside."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fluent.runtime import FluentBundle, FluentResource

from harena.kernel.message import Message, Refused
from harena.locale import speaker
from harena.locale.speaker import MOST, FluentSpeaker

ENGLISH = """
toy-name-pet = { $a } { $b }
    .the = the { toy-name-pet }
toy-met = { $seat } meets { $pet_the } and { $other_pet }.
toy-bare = { $pet }
toy-counted = { $things }
toy-column-dice = { $a ->
    [0] .
   *[other] { $a }
}
toy-rolled =
    { $dice } first
    { $other_dice } second
toy-english = only { $pet_the }
"""
FRENCH = """
toy-name-pet = { $b ->
    [owl] hibou
   *[other] { $b }
} { $a ->
    [grey] gris
   *[other] { $a }
}
    .the = { $b ->
        [owl] {"le "}
       *[other] {"l'animal "}
    }{ toy-name-pet }
toy-met = { $seat } rencontre { $pet_the } et { $other_pet }.
"""


@pytest.fixture(autouse=True)
def toy_words(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Words of a game that is not installed."""
    plain = speaker.bundle

    def bundle(language: str) -> FluentBundle:
        found = FluentBundle([language], use_isolating=False)
        own = {"en": ENGLISH, "fr": FRENCH}.get(language, "")
        found.add_resource(FluentResource(own + "list-more = and { $number } more\n"))
        return found

    monkeypatch.setattr(speaker, "bundle", bundle)
    yield
    assert plain("en").has_message("list-more")


def say(id: str, language: str = "en", **args: object) -> str:
    return FluentSpeaker(language, ["Ann", "Bob"]).say(Message(id, args))


def test_a_name_is_spoken_in_the_language_of_its_reader() -> None:
    assert say("toy-bare", pet="grey owl") == "grey owl"
    assert say("toy-met", "fr", seat=0, pet="grey owl", other_pet="red cat").endswith("et cat red.")


def test_a_name_has_the_forms_that_a_sentence_needs() -> None:
    names = {"pet": "grey owl", "other_pet": "red cat"}

    assert say("toy-met", seat=0, **names) == "Ann meets the grey owl and red cat."
    assert say("toy-met", "fr", seat=1, **names) == "Bob rencontre le hibou gris et cat red."


def test_a_language_without_a_message_speaks_english_with_its_own_names() -> None:
    assert say("toy-english", "it", pet="grey owl") == "only the grey owl"
    assert say("toy-english", "fr", pet="grey owl") == "only le hibou gris"


def test_a_text_that_is_no_name_stays_as_it_is() -> None:
    assert say("toy-bare", pet="") == ""
    assert say("toy-bare", pet="a grey old owl") == "a grey old owl"
    assert say("toy-counted", things="grey\nowl\x1b[2J") == "grey owl\ufffd[2J"


def test_a_list_has_commas_and_names_in_it_are_spoken() -> None:
    assert say("toy-counted", things=["x", 1, True]) == "x, 1, on"
    assert say("toy-bare", pet=["grey owl", "red cat"]) == "grey owl, red cat"
    assert say("toy-counted", things=[]) == ""


def test_a_long_list_says_how_many_are_left() -> None:
    whole = [f"n{i}" for i in range(MOST)]

    assert say("toy-counted", things=whole) == ", ".join(whole)
    assert say("toy-counted", things=[*whole, "x", "y"]) == f"{', '.join(whole)}, and 2 more"


def test_lists_that_have_columns_stand_below_one_another() -> None:
    assert say("toy-rolled", dice=[6, 0, 2], other_dice=[4, 5]) == "6  .  2   first\n4, 5 second"


def test_a_message_in_a_message_is_spoken() -> None:
    inner = Message("toy-bare", {"pet": "grey owl"}).plain()

    assert say("toy-counted", things=inner) == "grey owl"


def test_what_has_no_words_is_shown_as_it_is() -> None:
    assert say("toy-silent", pet=1) == "toy-silent (pet 1)"
    assert not FluentSpeaker("fr").has("toy-silent")
    assert FluentSpeaker("fr").has("toy-english")


def test_a_seat_without_a_name_is_its_number() -> None:
    assert say("toy-met", seat=7, pet="grey owl", other_pet="x y").startswith("7 meets")


def test_a_refusal_ends_in_its_rule() -> None:
    english = FluentSpeaker("en")

    assert english.refusal(Refused("O-1", "toy-bare", {"pet": "grey owl"})) == "grey owl [O-1]"
    assert english.refusal(Refused("", "toy-bare", {"pet": "grey owl"})) == "grey owl"


def test_a_number_that_is_too_long_to_be_formatted_is_said_as_it_is() -> None:
    refused = Refused("", "data-number", {"where": "x", "least": 0, "most": 10**30, "found": "7"})

    assert str(10**30) in FluentSpeaker("en").refusal(refused)
