import { maxSummaryLength } from '../domain/memory.ts';
import type { Scene } from '../domain/story.ts';
import { cutText } from '../domain/text.ts';
import { tellable } from './prompt-history.ts';
import { asLine, headOf, roughTokens } from './prompt-text.ts';

/** A sentence that may stand in a summary. */
type Sentence = {
  readonly text: string;
  /** Where it stands: scenes and sentences counted through. */
  readonly at: number;
  readonly worth: number;
};

/** Tokens of one word, about: a summary in a script without spaces is measured like one with them. */
const wordTokens = 1.5;

/**
 * A summary without a model: the sentences that carry a story on, word for word and in their order. First sentences, people who come in,
 * what hurts or helps the hero, and where a chapter begins and ends count most. The same scenes give the same summary on every device.
 * @param words the most words that it may have.
 */
export function extractSummary(scenes: readonly Scene[], words: number): string {
  const met = new Set<string>();
  const told = tellable(scenes);
  const sentences = told.flatMap((scene, index) => {
    const newcomers = scene.sceneContext.characters.filter((name) => !met.has(name));
    for (const name of newcomers) met.add(name);
    const own = sentencesOf(scene.passage);
    return own.map((text, place): Sentence => {
      const names = newcomers.filter((name) => text.includes(name)).length;
      const worth =
        (place === 0 ? 3 : 0) +
        (index === 0 && place === 0 ? 6 : 0) +
        (index === told.length - 1 && place === own.length - 1 ? 5 : 0) +
        Math.min(2, names) * 2 +
        (place === 0 && scene.statChanges.length > 0 ? 1 : 0) +
        (place === own.length - 1 && scene.ending !== null ? 4 : 0) +
        (/[“"«]/.test(text) ? -2 : 0);
      return { text, at: index * 1_000 + place, worth };
    });
  });
  return choose(sentences, words);
}

/** One summary out of several: their first sentences, and the last of the last. */
export function extractMerged(texts: readonly string[], words: number): string {
  const sentences = texts.flatMap((text, index) => {
    const own = sentencesOf(text);
    return own.map((sentence, place): Sentence => ({
      text: sentence,
      at: index * 1_000 + place,
      worth:
        (place === 0 ? 4 : 0) +
        (place === own.length - 1 ? 2 : 0) -
        (/[“"«]/.test(sentence) ? 2 : 0) -
        place / 100,
    }));
  });
  return choose(sentences, words);
}

/** The sentences of most worth that fit, in their order; at least the best one, cut where it must be. */
function choose(sentences: readonly Sentence[], words: number): string {
  const ranked = [...sentences].sort((a, b) => b.worth - a.worth || a.at - b.at);
  const chosen: Sentence[] = [];
  let left = words * wordTokens;
  for (const sentence of ranked) {
    const tokens = roughTokens(sentence.text) + 1;
    if (tokens > left) continue;
    left -= tokens;
    chosen.push(sentence);
  }
  const [best] = ranked;
  if (chosen.length === 0 && best) return headOf(best.text, words * 4);
  const text = chosen
    .sort((a, b) => a.at - b.at)
    .map((sentence) => sentence.text)
    .join(' ');
  return cutText(text, maxSummaryLength);
}

/** The sentences of a text in any script; abbreviations may cut one in two, which does no harm here. */
function sentencesOf(text: string): readonly string[] {
  const line = asLine(text, 20_000);
  const found = line.match(/[^.!?…。！？]+(?:[.!?…。！？]+["”’»)\]]*|$)/gu) ?? [];
  return found.map((sentence) => sentence.trim()).filter((sentence) => /\p{L}/u.test(sentence));
}
