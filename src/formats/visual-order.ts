/** Letters of scripts that are written from right to left. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const leftToRight = /\p{L}/u;

/** Whether a text has letters that are written from right to left. */
export function hasRightToLeft(text: string): boolean {
  return rightToLeft.test(text);
}

/**
 * A line as it stands from left to right on the page, which is the order of the signs in a PDF; readers of its text put it back. The rules
 * of the Unicode algorithm as far as prose needs them: letters, numbers, and signs between them.
 */
export function visualOrder(line: string, direction: 'ltr' | 'rtl'): string {
  if (!hasRightToLeft(line)) return line;
  const units = Array.from(line);
  const base = direction === 'rtl' ? 1 : 0;
  const levels = levelsOf(units, base);
  for (let level = 2; level >= 1; level -= 1) {
    for (let start = 0; start < units.length;) {
      if ((levels[start] ?? 0) < level) {
        start += 1;
        continue;
      }
      let end = start;
      while (end < units.length && (levels[end] ?? 0) >= level) end += 1;
      units.splice(start, end - start, ...units.slice(start, end).reverse());
      levels.splice(start, end - start, ...levels.slice(start, end).reverse());
      start = end;
    }
  }
  return units.join('');
}

/** How deep each sign lies: 0 and 2 run to the right, 1 to the left. */
function levelsOf(units: readonly string[], base: 0 | 1): number[] {
  const strong = units.map((unit): number | null => {
    if (rightToLeft.test(unit)) return /[\u0660-\u0669\u06f0-\u06f9]/.test(unit) ? 2 : 1;
    if (/[0-9]/.test(unit)) return 2;
    return leftToRight.test(unit) || /[\ud800-\udfff]/.test(unit) ? (base === 1 ? 2 : 0) : null;
  });
  const before: number[] = [];
  let last: number = base;
  for (const [at, level] of strong.entries()) {
    if (level !== null) last = base === 0 && level === 2 && last === 0 ? 0 : level;
    before[at] = last;
  }
  const levels: number[] = [];
  let next: number = base;
  for (let at = units.length - 1; at >= 0; at -= 1) {
    const level = strong[at] ?? null;
    if (level !== null) {
      next = before[at] ?? level;
      levels[at] = next;
    } else {
      const left = before[at] ?? base;
      // Between numbers and letters of one direction a sign goes along; elsewhere it lies as the paragraph does.
      levels[at] = left === next ? left : left > 0 && next > 0 ? 1 : base;
    }
  }
  return levels;
}
