import { directionOf, type Direction } from '../domain/direction.ts';
import type { ShareCard } from '../domain/prepared-share.ts';
import { maxSharePictureBytes, shareCardSize } from '../domain/share-snapshot.ts';
import { fitTitle } from './share-card-title.ts';

/** Words of the card that are not the story's. */
export type ShareCardWords = {
  /** Stands above the title. */
  readonly kind: string;
  /** Stands in for a title that is empty. */
  readonly untitled: string;
  /** Below it. @param hero '' when he has no name */
  readonly about: (hero: string, scenes: number) => string;
  /** The game's name, its second half under the lamp. */
  readonly mark: readonly [string, string];
  /** Beside it. */
  readonly invitation: string;
};

type Pen = OffscreenCanvasRenderingContext2D;
type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const { width, height } = shareCardSize;
const margin = 56;
const plate: Box = { x: width - margin - 424, y: 50, width: 424, height: 530 };
/** Between the margin and the plate. */
const column = { x: margin + 8, width: plate.x - margin - 8 - 64 };

/* The page by night, whatever theme its reader has: a preview stands among the pages of others. */
const colours = {
  desk: 'oklch(0.175 0.022 268)',
  mat: 'oklch(0.245 0.02 266)',
  rule: 'oklch(0.4 0.022 268)',
  ink: 'oklch(0.915 0.02 86)',
  quiet: 'oklch(0.775 0.022 84)',
  faint: 'oklch(0.685 0.022 84)',
  gilt: 'oklch(0.84 0.09 88)',
} as const;

/** As in the styles of the page. What they lack of a script comes from the next face. */
const faces = {
  title: 'Fell, Literata, Georgia, serif',
  mark: 'Grenze, Literata, Georgia, serif',
  prose: 'Literata, Georgia, serif',
} as const;

/**
 * Draws the picture that links to a story show, as JPEG: its own picture as a plate, or its title stamped on cloth where it has none. On a
 * page, whose faces it waits for. `null` when the browser cannot.
 * @param hue of the story's genre, in degrees
 */
export async function drawShareCard(
  given: ShareCard,
  words: ShareCardWords,
  hue: number,
): Promise<Blob | null> {
  const card = { ...given, title: given.title.trim() || words.untitled };
  try {
    await loadFaces([card.title, card.hero, ...words.mark, words.kind].join(' '));
    const canvas = new OffscreenCanvas(width, height);
    const pen = canvas.getContext('2d');
    if (!pen) return null;
    drawDesk(pen, hue);
    if (!(card.picture && (await drawPlate(pen, card.picture)))) drawCloth(pen, card, hue);
    const direction = directionOf(card.language, card.title);
    drawWords(pen, card, words, hue, direction);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.88 });
    return blob.type === 'image/jpeg' && blob.size <= maxSharePictureBytes ? blob : null;
  } catch {
    // A link without a picture is a link.
    return null;
  }
}

/** A face that cannot be had is stood in for by the next. */
async function loadFaces(text: string): Promise<void> {
  const wanted = [
    '400 64px Fell',
    'italic 400 32px Fell',
    '600 40px Grenze',
    '500 40px Grenze',
    '400 20px Literata',
  ];
  await Promise.all(wanted.map((font) => document.fonts.load(font, text).catch(() => [])));
}

const lampOf = (hue: number, alpha = 1) => `oklch(0.825 0.125 ${hue} / ${alpha})`;

/** The lamp stands over the page, and warms what is near. */
function drawDesk(pen: Pen, hue: number): void {
  pen.fillStyle = colours.desk;
  pen.fillRect(0, 0, width, height);
  const glow = pen.createRadialGradient(column.x + 240, -120, 40, column.x + 240, -120, 860);
  glow.addColorStop(0, lampOf(hue, 0.2));
  glow.addColorStop(0.5, lampOf(hue, 0.07));
  glow.addColorStop(1, lampOf(hue, 0));
  pen.fillStyle = glow;
  pen.fillRect(0, 0, width, height);
}

/** An engraver's plate: the picture on its mat, in a hairline of gilt. */
async function drawPlate(pen: Pen, picture: NonNullable<ShareCard['picture']>): Promise<boolean> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(new Blob([new Uint8Array(picture.bytes)], { type: picture.mime }));
  } catch {
    return false;
  }
  drawMat(pen, colours.mat);
  const scale = Math.max(plate.width / bitmap.width, plate.height / bitmap.height);
  const [shownWidth, shownHeight] = [plate.width / scale, plate.height / scale];
  const left = (bitmap.width - shownWidth) / 2;
  // Of a tall picture the upper part is shown: faces are there.
  const top = (bitmap.height - shownHeight) / 4;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, left, top, shownWidth, shownHeight, plate.x, plate.y, plate.width, plate.height);
  bitmap.close();
  frame(pen, plate, 6, colours.gilt, 0.75);
  return true;
}

/** A book bound in the cloth of its genre, with the initial of its title. */
function drawCloth(pen: Pen, { title }: ShareCard, hue: number): void {
  drawMat(pen, `oklch(0.24 0.045 ${hue})`);
  const cloth = pen.createLinearGradient(plate.x, plate.y, plate.x + plate.width, plate.y + plate.height);
  cloth.addColorStop(0, `oklch(0.42 0.075 ${hue})`);
  cloth.addColorStop(1, `oklch(0.29 0.055 ${hue})`);
  pen.fillStyle = cloth;
  pen.fillRect(plate.x, plate.y, plate.width, plate.height);
  frame(pen, plate, -22, colours.gilt, 0.9);
  frame(pen, plate, -30, colours.gilt, 0.45);
  pen.fillStyle = colours.gilt;
  pen.textAlign = 'center';
  pen.direction = 'ltr';
  pen.font = `500 280px ${faces.mark}`;
  const [initial = ''] = title;
  const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = pen.measureText(initial);
  pen.fillText(initial, plate.x + plate.width / 2, plate.y + (plate.height + above - below) / 2);
}

function drawMat(pen: Pen, colour: string): void {
  pen.save();
  pen.shadowColor = 'oklch(0.08 0.02 268 / 0.8)';
  pen.shadowBlur = 48;
  pen.shadowOffsetY = 18;
  pen.fillStyle = colour;
  const mat = 14;
  pen.fillRect(plate.x - mat, plate.y - mat, plate.width + 2 * mat, plate.height + 2 * mat);
  pen.restore();
}

/** @param away outside of the box when positive, inside when negative, in pixels */
function frame(pen: Pen, box: Box, away: number, colour: string, alpha: number): void {
  pen.save();
  pen.globalAlpha = alpha;
  pen.strokeStyle = colour;
  pen.lineWidth = 1.5;
  pen.strokeRect(box.x - away, box.y - away, box.width + 2 * away, box.height + 2 * away);
  pen.restore();
}

/** From the top: what it is, the title, an ornament, whom it is about; and at the foot who printed it. */
function drawWords(
  pen: Pen,
  card: ShareCard,
  words: ShareCardWords,
  hue: number,
  direction: Direction,
): void {
  pen.textAlign = direction === 'rtl' ? 'right' : 'left';
  const start = direction === 'rtl' ? column.x + column.width : column.x;
  const measure = (text: string, size: number) => {
    pen.font = `400 ${size}px ${faces.title}`;
    return pen.measureText(text).width;
  };
  const { lines, size } = fitTitle(card.title, column.width, measure);
  const leading = Math.round(size * 1.08);
  // The words above, the title and the lines below stand in the middle of what the foot leaves.
  const block = 46 + lines.length * leading + 92;
  let y = Math.max(72, (height - 96 - block) / 2 + 24);

  pen.fillStyle = colours.faint;
  pen.letterSpacing = '2.5px';
  pen.font = `400 21px ${faces.title}`;
  pen.direction = 'ltr';
  pen.fillText(words.kind, start, y);
  pen.letterSpacing = '0px';
  y += 24;

  pen.direction = direction;
  pen.fillStyle = colours.ink;
  pen.font = `400 ${size}px ${faces.title}`;
  for (const line of lines) {
    y += leading;
    pen.fillText(line, start, y);
  }
  y += 44;
  drawOrnament(pen, direction === 'rtl' ? start - 168 : start, y, hue);

  y += 54;
  pen.fillStyle = colours.quiet;
  pen.font = `italic 400 31px ${faces.title}`;
  // The words round a name are English, whatever the name is.
  pen.direction = 'ltr';
  pen.fillText(shortened(pen, words.about(card.hero.trim(), card.scenes), column.width), start, y);
  drawFoot(pen, words, hue);
}

/** The rule below a title, as the page has it. */
function drawOrnament(pen: Pen, x: number, y: number, hue: number): void {
  pen.strokeStyle = lampOf(hue);
  pen.lineWidth = 1.5;
  pen.beginPath();
  for (const [from, to] of [
    [0, 62],
    [106, 168],
  ] as const) {
    pen.moveTo(x + from, y);
    pen.lineTo(x + to, y);
  }
  for (const at of [70, 98]) {
    pen.moveTo(x + at + 3, y);
    pen.arc(x + at, y, 3, 0, 2 * Math.PI);
  }
  pen.moveTo(x + 84, y - 7);
  pen.lineTo(x + 91, y);
  pen.lineTo(x + 84, y + 7);
  pen.lineTo(x + 77, y);
  pen.closePath();
  pen.stroke();
}

function drawFoot(pen: Pen, { mark, invitation }: ShareCardWords, hue: number): void {
  const base = height - 58;
  pen.textAlign = 'left';
  pen.direction = 'ltr';
  pen.font = `600 46px ${faces.mark}`;
  let x = column.x;
  for (const [part, colour] of [
    [mark[0], colours.ink],
    [mark[1], lampOf(hue)],
  ] as const) {
    pen.fillStyle = colour;
    pen.fillText(part, x, base);
    x += pen.measureText(part).width;
  }
  pen.fillStyle = colours.rule;
  pen.fillRect(x + 22, base - 28, 1.5, 34);
  pen.fillStyle = colours.faint;
  pen.font = `400 20px ${faces.prose}`;
  pen.fillText(invitation, x + 44, base - 5);
}

/** Words that end where the column does. */
function shortened(pen: Pen, text: string, most: number): string {
  if (pen.measureText(text).width <= most) return text;
  const signs = [...text];
  while (signs.length > 0 && pen.measureText(`${signs.join('')}…`).width > most) signs.pop();
  return `${signs.join('').trimEnd()}…`;
}
