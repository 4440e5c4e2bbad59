import type { ActionType } from '../../domain/action.ts';
import { CrescentGlyph, DiamondGlyph, SunGlyph, type GlyphProps } from '../kit/glyphs.tsx';
import './pigment.css';

/** The shape of an action's type: sun, diamond, crescent. Colour alone never says it. */
export function Pigment({ type, ...glyph }: GlyphProps & { readonly type: ActionType }) {
  switch (type) {
    case 'good':
      return <SunGlyph {...glyph} />;
    case 'neutral':
      return <DiamondGlyph {...glyph} />;
    case 'evil':
      return <CrescentGlyph {...glyph} />;
    default:
      return type satisfies never;
  }
}
