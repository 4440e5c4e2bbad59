import type { Telling } from './telling.ts';

/** What stands about in scenes, and is as big as a person or nearly. */
const standing =
  'table|door|gate|wall|counter|stove|window|fence|barrel|cart|wagon|desk|bench|stairs|well|tree|bed|curtain|hatch|console|rail|pillar|crate|cabinet|cupboard|piano|sled|oven|bar|pump|statue|hedge|parapet|ladder|boat|mast|tent|trough|hearth|fountain|altar|lectern|shelf|bulkhead|locker|engine|truck|tank|arch|bridge|winch|boulder|rock|chest|sofa|chair|stool|hayrick|forge|anvil|grating|railing|trunk|platform|ramp|lamp post|post|stack|beam|loom|pew|bunk|car|van|lift|screen|panel|generator|shed|barricade';
const inScene = new RegExp(
  `\\b(?:the|a|an|his|her|their) (?:\\p{Ll}+ )?(${standing})\\b(?! (?:of|who|that))`,
  'giu',
);

/** A thing that stands in the last scene, with its article, to lean on or to get behind: the one that the page named last. */
export function propIn({ stage }: Telling): string {
  const last = stage.request.path.at(-1);
  const told = (last?.passage ?? '')
    .split('\n\n')
    .slice(-1)
    .join(' ')
    .replace(/[“"][^”"]*[”"]/g, ' ');
  const offers = last?.actions.map(({ text }) => text).join('. ') ?? '';
  const found = [...`${told} ${offers}`.matchAll(inScene)].map((match) => (match[1] ?? '').toLowerCase());
  const noun = found.at(-1);
  if (noun !== undefined) return `the ${noun}`;
  const { site } = stage.intake.reading;
  return site === 'ship' || site === 'sea'
    ? 'the rail'
    : /^(?:wilderness|desert|country|road|island)$/.test(site)
      ? 'the nearest rock'
      : 'the wall';
}
