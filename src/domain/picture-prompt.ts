import type { PictureMoment } from './illustrator.ts';
import { cutText } from './text.ts';

/** The longest prompt for a picture, in characters. */
const maxPrompt = 600;
/** Shorter prompts say nothing. */
const minPrompt = 5;
const emptyPrompt = 'A character portrait in fantasy style';
const fullBodyPrefix = 'Full length portrait showing entire body from head to feet';
/** How much of the setting a scene's prompt keeps, in characters. */
const maxSetting = 50;
/** Words of a scene's prompt that tell the moment. */
const maxMomentWords = 20;

/**
 * A prompt without a reference picture as a provider gets it: no control characters, white space collapsed, at least five
 * characters or the standard words, at most 600 before the prefix that full-body wording earns.
 */
export function picturePrompt(text: string): string {
  // eslint-disable-next-line no-control-regex -- control characters are what this removes
  const clean = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g, '');
  const short = clean.replace(/\s+/g, ' ').trim();
  const prompt = short.length < minPrompt ? emptyPrompt : cutText(short, maxPrompt);
  return fullBody.test(prompt) ? `${fullBodyPrefix}, ${prompt}` : prompt;
}

/** The moment of a scene in at most 20 words, and its setting in at most 50 characters. */
export function sceneMoment(
  moment: Pick<PictureMoment, 'title' | 'passage'>,
  setting: string,
): {
  readonly moment: string;
  readonly setting: string;
} {
  const text = `${moment.title.trim()}. ${moment.passage}`.replace(/\s+/g, ' ').replace(/^\. /, '').trim();
  const words = text.split(' ');
  const cut = words.slice(0, maxMomentWords).join(' ');
  // A full stop that leaves at least 15 words is a better end than the middle of a sentence.
  const stop = words.length > maxMomentWords ? lastStop(words.slice(0, maxMomentWords)) : -1;
  return {
    moment: stop >= 15 ? words.slice(0, stop).join(' ') : cut,
    setting: cutText(setting.replace(/\s+/g, ' ').trim(), maxSetting).trim(),
  };
}

function lastStop(words: readonly string[]): number {
  return words.findLastIndex((word) => /[.!?]["”’']?$/.test(word)) + 1;
}

const fullBody = /\b(?:full[ -]?(?:body|length)|whole body|entire body|head to (?:toe|feet|foot))\b/i;
