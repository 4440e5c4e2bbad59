import { jsonrepair } from 'jsonrepair';
import { estimateTokenCount } from 'tokenx';

/** Makes JSON of what is nearly JSON (cut off, single quotes, trailing commas); `null` when nothing can be made of it. */
export function repairJson(text: string): string | null {
  try {
    return jsonrepair(text);
  } catch {
    return null;
  }
}

const latin = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** How many tokens a text takes, rather too many than too few: tokenx estimates low outside Latin scripts. */
export function estimateTokens(text: string): number {
  return Math.ceil(estimateTokenCount(text) * (latin.test(text) ? 1.15 : 1.4));
}
