/** The smallest size that a title is set in, in pixels, and the most lines that it has then. */
const smallest = { size: 54, most: 5 } as const;
/** All sizes, the largest first. */
const sizes = [{ size: 92, most: 2 }, { size: 80, most: 3 }, { size: 66, most: 4 }, smallest] as const;

/**
 * Sets a title as large as its column takes it, in lines of about the same length; what is too long even for the smallest size ends in an
 * ellipsis.
 * @param measure the width of words in a size, in pixels
 */
export function fitTitle(
  title: string,
  width: number,
  measure: (text: string, size: number) => number,
): { readonly lines: readonly string[]; readonly size: number } {
  const words = title.trim().split(/\s+/);
  for (const { size, most } of sizes) {
    const wide = (text: string) => measure(text, size);
    // A word is only broken where no size takes it whole.
    if (words.some((word) => wide(word) > width)) continue;
    const lines = breakLines(words, width, wide);
    if (lines.length <= most) return { lines: balance(words, lines, width, wide), size };
  }
  const { size, most } = smallest;
  const wide = (text: string) => measure(text, size);
  const broken = words.flatMap((word) => breakWord(word, width, wide));
  const lines = breakLines(broken, width, wide);
  if (lines.length <= most) return { lines, size };
  const last = [...(lines[most - 1] ?? '')];
  while (last.length > 0 && wide(`${last.join('')}…`) > width) last.pop();
  return { lines: [...lines.slice(0, most - 1), `${last.join('').trimEnd()}…`], size };
}

function breakLines(
  words: readonly string[],
  width: number,
  wide: (text: string) => number,
): readonly string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && wide(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The narrowest column that gives no more lines. */
function balance(
  words: readonly string[],
  lines: readonly string[],
  width: number,
  wide: (text: string) => number,
): readonly string[] {
  let balanced = lines;
  for (let narrow = width * 0.95; narrow > width / 2; narrow *= 0.95) {
    const tried = breakLines(words, narrow, wide);
    if (tried.length > lines.length || tried.some((line) => wide(line) > width)) break;
    balanced = tried;
  }
  return balanced;
}

/** A word of a script without spaces, or one that is longer than any line. */
function breakWord(word: string, width: number, wide: (text: string) => number): readonly string[] {
  const parts: string[] = [];
  for (const sign of word) {
    const last = parts.at(-1);
    if (last !== undefined && wide(last + sign) <= width) parts[parts.length - 1] = last + sign;
    else parts.push(sign);
  }
  return parts;
}
