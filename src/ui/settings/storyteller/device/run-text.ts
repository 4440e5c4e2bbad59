import type { DeviceRun } from '../../../../domain/model.ts';
import { words } from './words.ts';

/** 100 tokens are about 75 English words. */
const wordsPerToken = 0.75;
/** What a turn has to be read anew for, in tokens. */
const readAnew = 500;
/** A wait for the first word that is worth a sentence, in seconds. */
const longWait = 5;

/** How a model runs here, in sentences. */
export function runText(run: DeviceRun | undefined): string {
  const { run: said } = words;
  if (run === undefined) return said.untried;
  const { place, card, room, readPerSecond, tellPerSecond } = run;
  const perSecond = tellPerSecond === null ? null : tellPerSecond * wordsPerToken;
  const pace = perSecond === null ? '' : `: ${said.pace(perSecond)}, ${said.beside[beside(perSecond)]}`;
  const wait = readPerSecond === null ? 0 : readAnew / readPerSecond;
  const held = (Math.round((room * wordsPerToken) / 500) * 500).toLocaleString('en');
  return [
    `${said.place[place]}${pace}.`,
    wait >= longWait ? said.first(Math.round(wait)) : '',
    said.room(held),
    said.card[card],
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** Beside a reader of four words a second, who reads two and a half aloud. */
function beside(perSecond: number): keyof typeof words.run.beside {
  if (perSecond >= 6) return 'faster';
  if (perSecond >= 3.5) return 'reading';
  return perSecond >= 2 ? 'aloud' : 'slower';
}
