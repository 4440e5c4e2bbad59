import { avenue } from '../avenue.ts';
import { hazeBand, hills } from '../land.ts';
import { isTown, townKind, townMark } from '../mark-choice.ts';
import type { Town } from '../mark-choice.ts';
import { landmark } from '../marks.ts';
import { paintSky } from '../sky.ts';
import type { Stage } from '../stage.ts';
import { skyline } from './buildings.ts';
import { lightLine, streetLamp } from './lamps.ts';

/** A street between houses. */
export function paintGround(stage: Stage): void {
  paintSky(stage);
  const { place } = stage.spec;
  if (isTown(place)) town(stage, place);
}

function town(stage: Stage, place: Town): void {
  const { w, h, horizon, spec, side } = stage;
  const vx = w * (0.5 + stage.chance('town').between(-0.06, 0.06));
  const kind = townKind(spec, place);
  const west = kind === 'western';
  const broken = kind === 'broken';
  if (west) hills(stage, { y: horizon + 4, amp: h * 0.08, depth: 0.14, name: 'far' });
  else
    skyline(stage, {
      y: horizon + 4,
      tall: h * (kind === 'old' ? 0.16 : 0.34),
      depth: 0.14,
      name: 'far',
      kind: broken ? 'broken' : kind === 'old' ? 'old' : 'modern',
    });
  landmark(stage, townMark(spec, kind), {
    x: vx - side * w * 0.03,
    y: horizon + 6,
    tall: h * (kind === 'old' ? 0.36 : kind === 'western' ? 0.14 : 0.46),
    depth: 0.22,
  });
  hazeBand(stage, horizon, h * 0.1, 0.6);
  avenue(stage, kind, vx);
  if (spec.time !== 'day' || kind === 'modern') {
    if (kind !== 'western' && kind !== 'broken') {
      streetLamp(stage, vx + side * w * 0.27, h * 0.8, h * 0.4);
      streetLamp(stage, vx - side * w * 0.14, horizon + h * 0.1, h * 0.2);
    }
  }
  if (kind === 'old' || kind === 'neon')
    for (const z of [1.5, 2.5])
      lightLine(stage, [vx - (w * 0.36) / z, horizon - (h * 0.36) / z], [vx + (w * 0.36) / z, horizon - (h * 0.36) / z - 8], h * 0.05, 6, 25 / z, kind === 'old' && spec.time !== 'night');
}
