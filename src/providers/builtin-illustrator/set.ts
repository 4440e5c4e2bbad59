import { paintFigure } from './content/figure.ts';
import { watersides } from './spec.ts';
import type { Place } from './spec.ts';
import type { Stage } from './stage.ts';

/** Where there is no ground to set anything on. */
const groundless: ReadonlySet<Place> = new Set<Place>([
  'sea',
  'space',
  'underwater',
  'sky-harbour',
  'rooftops',
  'station',
]);

/** The things by which a genre is known, between the country and the people. */
export function paintSet(stage: Stage): void {
  const { spec, w, h, side } = stage;
  const grounded = !groundless.has(spec.place);
  // Magic needs no ground, but air.
  if (spec.genre === 'urban-fantasy' ? spec.place === 'space' || spec.place === 'underwater' : !grounded)
    return;
  stage.parts.set?.(
    stage,
    {
      x: w * (0.5 - side * 0.29),
      y: h * (watersides.has(spec.place) || stage.shot === 'low' ? 0.89 : 0.82),
    },
    paintFigure,
  );
}
