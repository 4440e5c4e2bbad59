import { backshift } from './phrase.ts';
import { namesThing, type Quest } from './quest.ts';

/** A quest in the words of a story that is told in the past. */
type QuestWords = {
  /** After 'to': "find out who had poisoned the bell-founder". */
  readonly goal: string;
  readonly target: string;
  /** The target by its noun alone, once it is known: "the goat" for "the oracle's goat". */
  readonly thing: string;
  /** After 'know' or 'ask': "who had poisoned the bell-founder", "what lay behind the fire". */
  readonly matter: string;
  /** After 'had': "poisoned the bell-founder", "done it". */
  readonly deed: string;
};

const known = new WeakMap<Quest, QuestWords>();

export function questWords(quest: Quest): QuestWords {
  const words = known.get(quest) ?? wordsOf(quest);
  known.set(quest, words);
  return words;
}

function wordsOf(quest: Quest): QuestWords {
  const goal = backshifted(quest.goal);
  // It was named with the goal: whatever is told of it afterwards is told of that one.
  const target = backshifted(quest.target).replace(/^an? /i, 'the ');
  const matter = matterOf({ ...quest, goal, target });
  return {
    goal,
    target,
    thing: namesThing(quest) ? thingOf(target) : target,
    matter,
    deed: /^who was behind\b/.test(matter)
      ? 'done it'
      : (/^who had (.+)/.exec(matter.replace(/^who w(?:as|ere) /, 'who had been '))?.[1] ?? 'done it'),
  };
}

/** The question of a quest. */
function matterOf(quest: Quest): string {
  const asked = /\b(?:who|whom|whose|which|why|what|how|where|whether)\b.*$/i.exec(quest.goal)?.[0];
  if (asked !== undefined) return asked;
  const of = /\b(?:truth|secret|mystery) (?:about|of|behind) (.+)$/i.exec(quest.goal)?.[1];
  if (of !== undefined) return `what lay behind ${of}`;
  if (!namesThing(quest)) return 'what the truth of it was';
  return /^the (?:murder|killing|theft|poisoning|betrayal)\b/i.test(quest.target)
    ? `who was behind ${quest.target}`
    : `what lay behind ${quest.target}`;
}

/** The oracle's goat is the goat, the violinist she left is the violinist; a name stays a name, and her brother hers. */
function thingOf(target: string): string {
  const head =
    target.split(
      / (?:of|from|in|on|at|for|to|under|behind|beyond|with|that|who|whom|which|whose|she|he|they|I|you) /,
    )[0] ?? target;
  const words = head.split(' ');
  const first = (words[0] ?? '').toLowerCase();
  const last = words.at(-1) ?? '';
  if (words.length < 3 && head === target) return target;
  if (/['’]s$/.test(last) || /^\p{Lu}/u.test(last)) return head;
  if (/['’]s?$/.test(words.at(-2) ?? '')) return `the ${last}`;
  return /^(?:the|an?|his|her|their|your)$/.test(first) && words.length > 1
    ? `${/^an?$/.test(first) ? 'the' : first} ${last}`
    : head;
}

function backshifted(text: string): string {
  return backshift(text.split(' '))?.join(' ') ?? text;
}
