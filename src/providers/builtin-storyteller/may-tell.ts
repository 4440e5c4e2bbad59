import type { Stage } from './stagecraft.ts';
import type { ContentRating } from '../../domain/settings.ts';

/** What a card holds that is not for everyone, as its flag `contains=` names it; `blood` is a flag of its own as well. */
const harsh = ['blood', 'hanging', 'poison', 'torture'] as const;

/** What decides by which rating a story is told. */
export type Rated = Pick<Stage, 'intake' | 'levers'> & {
  readonly request: { readonly settings: { readonly contentRating: ContentRating } };
};

/** The rating by which a story is told: as for everyone where its hero is under eighteen or the notes ask for a gentle one. */
export function ratingNow({ intake, levers, request }: Rated): ContentRating {
  const isYoung = intake.ageBand === 'child' || intake.ageBand === 'teen';
  return isYoung || levers.gentle ? 'everyone' : request.settings.contentRating;
}

/** Whether what a card holds may be told in this story; of what has no name here nobody knows that it may. */
export function mayTell(stage: Rated, contents: readonly string[]): boolean {
  return ratingNow(stage) !== 'everyone' && contents.every((each) => harsh.some((name) => name === each));
}
