import axe from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** Accessibility faults of what is on screen, in the light and in the dark. */
export async function faults(): Promise<readonly string[]> {
  const { dataset } = document.documentElement;
  const was = dataset['theme'];
  const found: string[] = [];
  for (const theme of ['light', 'dark']) {
    dataset['theme'] = theme;
    // Colours change over a moment, and what has just come fades in.
    await Promise.all(
      document
        .getAnimations()
        .filter((each) => Number(each.effect?.getComputedTiming().endTime ?? 0) < 2_000)
        .map(({ finished }) => finished.catch(() => {})),
    );
    const { violations } = await axe.run(document, { runOnly: tags });
    for (const { id, nodes } of violations)
      found.push(`${theme}: ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
  }
  if (was === undefined) delete dataset['theme'];
  else dataset['theme'] = was;
  return found;
}
