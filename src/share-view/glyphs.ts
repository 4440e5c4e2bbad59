import type { ActionType } from '../domain/action.ts';

/* The signs of the house as text: a page without a script has them too. */

const glyph = (paths: string) =>
  `<svg viewBox="0 0 24 24" width="16" height="16" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false">${paths}</svg>`;

/** The shape of an action's type: sun, diamond, crescent. Colour alone never says it. */
export const pigmentGlyphs: { readonly [type in ActionType]: string } = {
  good: glyph(
    '<circle cx="12" cy="12" r="4"/><path d="M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1"/>',
  ),
  neutral: glyph('<path d="M12 3l9 9-9 9-9-9z"/><path d="M12 10l2 2-2 2-2-2z" fill="currentColor"/>'),
  evil: glyph(
    '<path d="M20 14.5A8.6 8.6 0 1 1 11.2 3.4a6.8 6.8 0 0 0 8.8 11.1z"/><path d="M11.2 3.4l3.6 3-2 1.6 3.4 2.6"/>',
  ),
};

/** A hairline with a diamond in it: the printer's ornament below a title. */
export const ornamentGlyph =
  '<svg viewBox="0 0 132 12" width="132" height="12" fill="none" stroke="currentColor" stroke-width="1.2" aria-hidden="true" focusable="false"><path d="M0 6h50M82 6h50M66 1l5 5-5 5-5-5z"/><circle cx="55" cy="6" r="1.6"/><circle cx="77" cy="6" r="1.6"/></svg>';
