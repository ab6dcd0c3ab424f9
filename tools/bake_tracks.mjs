// Records the tumbles that dice replay in the browser: src/harena/web/static/dice/tracks.json.
//
// Run it where cannon-es 0.20 is installed (npm install cannon-es), from the root of the repository:
//     node tools/bake_tracks.mjs
// The same seed gives the same file; nothing else depends on physics.
//
// A track is one die thrown on a plane: HZ times a second its place (in edges of the die) and its
// orientation (a quaternion), as whole thousandths. The first number of each of the seven is itself, the
// following ones are differences, which compress well. Each track ends at the origin, flat, square to the
// tray but for a small turn.
import {createRequire} from 'node:module';
import {writeFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';

const C = createRequire(process.cwd() + '/')('cannon-es');
const TRACKS = 60, HZ = 30, PER_FRAME = 4, SHORTEST = 80, LONGEST = 168, FLAT = 0.9985, JITTER = 0.2;
const OUT = 'src/harena/web/static/dice/tracks.json';
const SIDES = [[1, 0, 0], [-1, 0, 0], [0, 1, 0], [0, -1, 0], [0, 0, 1], [0, 0, -1]];

let seed = 12345;
/** Mulberry32: chance that is the same on every machine. */
function chance() {
  seed = (seed + 0x6D2B79F5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
}
const around = (width) => (chance() - 0.5) * width;

function thrown() {
  const world = new C.World({gravity: new C.Vec3(0, 0, -42)});
  world.allowSleep = false;
  world.solver.iterations = 20;
  const die = new C.Material(), felt = new C.Material();
  world.addContactMaterial(new C.ContactMaterial(die, felt, {friction: 0.35, restitution: 0.38}));
  world.addBody(new C.Body({mass: 0, shape: new C.Plane(), material: felt}));
  const body = new C.Body({mass: 1, shape: new C.Box(new C.Vec3(0.5, 0.5, 0.5)), material: die,
    linearDamping: 0.12, angularDamping: 0.12});
  body.position.set(0, 0, 2.2 + chance() * 1.6);
  body.velocity.set(around(4), -(6 + chance() * 5), -2 + chance() * 3);
  body.quaternion.setFromEuler(chance() * 6.28, chance() * 6.28, chance() * 6.28);
  body.angularVelocity.set(around(26), around(26), around(12));
  world.addBody(body);
  return {world, body};
}

const frameOf = ({position: p, quaternion: q}) => [p.x, p.y, p.z - 0.5, q.x, q.y, q.z, q.w];

/** The frames of one throw, or nothing when it takes too long or leans on an edge. */
function track() {
  const {world, body} = thrown();
  const frames = [];
  let steps = 0;
  for (let still = 0; steps < 240 && still <= 6; steps++) {
    if (steps % PER_FRAME === 0) frames.push(frameOf(body));
    world.step(1 / (HZ * PER_FRAME));
    still = body.velocity.length() < 0.06 && body.angularVelocity.length() < 0.06 ? still + 1 : 0;
  }
  frames.push(frameOf(body));
  const heights = SIDES.map((side) => body.quaternion.vmult(new C.Vec3(...side)).z);
  const top = Math.max(...heights);
  if (steps < SHORTEST || steps > LONGEST || top < FLAT) return null;
  return squared(frames, heights.indexOf(top));
}

/** The same throw turned about the vertical and shifted, so that it ends square at the origin. */
function squared(frames, top) {
  const end = frames.at(-1);
  const side = top < 2 ? new C.Vec3(0, 1, 0) : new C.Vec3(1, 0, 0);
  const across = new C.Quaternion(...end.slice(3)).vmult(side);
  const yaw = Math.atan2(across.y, across.x);
  const turn = new C.Quaternion();
  turn.setFromAxisAngle(new C.Vec3(0, 0, 1), Math.round(yaw / (Math.PI / 2)) * Math.PI / 2 - yaw + around(JITTER));
  return frames.map((f) => {
    const p = turn.vmult(new C.Vec3(f[0] - end[0], f[1] - end[1], f[2] - Math.min(0, end[2])));
    const q = turn.mult(new C.Quaternion(...f.slice(3)));
    return [p.x, p.y, Math.max(0, p.z), q.x, q.y, q.z, q.w].map((x) => Math.round(x * 1000));
  });
}

function differences(frames) {
  return frames.flatMap((frame, i) => frame.map((x, k) => (i ? x - frames[i - 1][k] : x)));
}

const tracks = [];
while (tracks.length < TRACKS) {
  const frames = track();
  if (frames) tracks.push(differences(frames));
}
const text = JSON.stringify({hz: HZ, tracks});
writeFileSync(OUT, text + '\n');
console.log(`${TRACKS} tracks, ${text.length} bytes, ${gzipSync(text, {level: 9}).length} gzip`);
