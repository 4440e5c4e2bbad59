import { correction, generate } from 'lean-qr';

import css from './qr-code.module.css';

/** An address as a QR code: dark on light in every theme, for cameras read nothing else reliably. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const code = generate(text, { minCorrectionLevel: correction.M });
  let path = '';
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`;
  }
  const edge = code.size + 8;
  return (
    // A drawing of the page's own is an image that no <img> can hold.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <svg className={css['code']} viewBox={`-4 -4 ${edge} ${edge}`} role="img" aria-label={label}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
