import type { ReactNode } from 'react';

export type GlyphProps = {
  /** Edge length in CSS units; 1.25em unless told. */
  readonly size?: string;
};

function Glyph({ size = '1.25em', children }: GlyphProps & { readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

/** Good: a sun. */
export function SunGlyph({ size }: GlyphProps) {
  return (
    <Glyph {...(size ? { size } : {})}>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1" />
    </Glyph>
  );
}

/** Neutral: a diamond with an eye. */
export function DiamondGlyph({ size }: GlyphProps) {
  return (
    <Glyph {...(size ? { size } : {})}>
      <path d="M12 3l9 9-9 9-9-9z" />
      <path d="M12 10l2 2-2 2-2-2z" fill="currentColor" />
    </Glyph>
  );
}

/** Evil: a crescent with a thorn. */
export function CrescentGlyph({ size }: GlyphProps) {
  return (
    <Glyph {...(size ? { size } : {})}>
      <path d="M20 14.5A8.6 8.6 0 1 1 11.2 3.4a6.8 6.8 0 0 0 8.8 11.1z" />
      <path d="M11.2 3.4l3.6 3-2 1.6 3.4 2.6" />
    </Glyph>
  );
}

/** The lantern of the house. */
export function LanternGlyph({ size }: GlyphProps) {
  return (
    <Glyph {...(size ? { size } : {})}>
      <path d="M12 2v3M8.6 5h6.8l2.4 11.2H6.2zM8 16.2h8v2.6H8zM9.6 18.8v2h4.8v-2" />
      <circle cx="12" cy="10.8" r="2.6" />
    </Glyph>
  );
}

/** Offline: a small moon; nothing is wrong, the page merely shines alone. */
export function MoonGlyph({ size }: GlyphProps) {
  return (
    <Glyph {...(size ? { size } : {})}>
      <path d="M19.5 14.6A8 8 0 1 1 9.4 4.5a6.4 6.4 0 0 0 10.1 10.1z" />
    </Glyph>
  );
}

/** The wand that writes an example. */
export function WandGlyph({ size }: GlyphProps) {
  return (
    <Glyph {...(size ? { size } : {})}>
      <path d="M4 20L14.5 9.5M17.5 3v4M15.5 5h4M20 10.5v3M18.5 12h3M10 3.5v2M9 4.5h2" />
      <path d="M13 8l3 3" />
    </Glyph>
  );
}

export function CrossGlyph({ size }: GlyphProps) {
  return (
    <Glyph {...(size ? { size } : {})}>
      <path d="M6 6l12 12M18 6L6 18" />
    </Glyph>
  );
}

/** A hairline with a diamond in it: the printer's ornament below a title. */
export function OrnamentGlyph() {
  return (
    <svg
      viewBox="0 0 132 12"
      width="132"
      height="12"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.2"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 6h50M82 6h50M66 1l5 5-5 5-5-5z" />
      <circle cx="55" cy="6" r="1.6" />
      <circle cx="77" cy="6" r="1.6" />
    </svg>
  );
}
