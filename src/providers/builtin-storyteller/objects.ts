import { isPast } from './split-clause.ts';

/** A piece of a clause with its choices drawn. */
export type Flat =
  | { readonly type: 'text' | 'lead'; readonly text: string }
  | { readonly type: 'slot'; readonly who: string; readonly form: string };

/** An expansion with its choices drawn. */
export type FlatOption = { readonly type: 'option'; readonly tier: number; readonly pieces: readonly Flat[] };

/** Whether nothing follows that somebody could own. */
export function ownsNothing(next: Flat | undefined): boolean {
  return (
    next === undefined ||
    (next.type === 'text' &&
      /^(?:[,.;:!?]|\s*$| (?:and|but|or|to|from|for|by|that|in|on|at|since|all|now)\b)/.test(next.text))
  );
}

/** 'later on {h} would count', 'the door by {p.he} stood': what follows a person tells that it is no object. */
export function isSubjectOf(next: Flat | undefined): boolean {
  if (next === undefined) return false;
  if (next.type === 'slot') return next.form === 'was' || next.form === 'has' || next.who === 'did';
  const [first = '', second = ''] = next.text
    .trim()
    .toLowerCase()
    .split(/[^a-z']+/);
  return (
    /^\s/.test(next.text) &&
    (isPast(first) ||
      /^(?:is|are|does|has|will|would|can|could|may|might|must|shall|should)$/.test(first) ||
      (/ly$|^(?:still|never|always|almost|only|also|then)$/.test(first) && isPast(second)))
  );
}

/** "In there with her was a clerk": whatever follows, who stands behind these is no subject. */
export function isBehindPreposition(text: string): boolean {
  return /\b(?:let|heard|with|behind|beside|beneath|between|among|toward|towards|against) $/i.test(
    text.slice(-12),
  );
}

/** Whether who comes behind a text is an object there; its last words tell. */
export function isBeforeObject(text: string): boolean {
  if (!text.endsWith(' ')) return false;
  const end = text.slice(-48);
  return takesObject.test(end) || behindVerb.test(end) || doing.test(end);
}

/** What stands before an object: "it occurred to her", never "to she". */
const takesObject =
  /\b(?:to [a-z]{3,}|to|of|for|at|with|from|by|on|upon|behind|toward|towards|past|beside|against|over|round|around|about|let|gave|told|left|asked|showed|handed|offered|warned|sent|thanked|carried|watched|near|stopped|between|like|cost|see|saw|seen|put|made|led|took|brought|found|met|caught|kept|followed|helped|without|among|into|before|after|under|pushed|pulled|paid|served|placed|seated|dressed|held|knew|got|drew|cut|shook|bit|heard|felt|taught|fought|laid|stole|bound|tore|bore|flung|stuck|drawn|wrote|written|taken|given|seen|forgotten|forgot|named|set|woke|threw|drove|driven|meant|chose|chosen|hidden|sold|bade|bid|serve|hated|hate|fed|hid|beat|struck|lent|bought|forgave|greet|letting|owe|owed|owes|bring|take|give|get|have|hear|sell|find|meet|send|ask|tell|show|help|lead|leave|wake|lend|thank|trust|greet|join|blame|stop|watch|follow|carry|keep|catch|push|pull|forgive|warn|save|free|protect|betray|rob|cheat|trick|miss|please|displease|along|asking|telling|shown|showing|watching|giving|leaving|helping|following) $/i;

/** "turning her out": an hour or a thing is no doing. */
const doing = /\b(?!(?:even|morn|noth|someth|anyth|everyth|th|dur)ing )[a-z]{2,}ing $/i;

/** "beckoned him": who stands right behind such a verb is its object, but for verbs of saying; "called him in" is no saying. */
const behindVerb =
  /(?<!["”] |\b(?:was|were|is|been|be) )\bcalled $|\b(?!asked|cried|called|whispered|answered|replied|muttered|shouted|nodded|agreed|added)[a-z]{2,}ed $/;
