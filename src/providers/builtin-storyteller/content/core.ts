import { coreMemory } from './core-memory.ts';
import { coreDeeds } from './core-deeds.ts';
import { coreFill } from './core-fill.ts';
import { coreFits } from './core-fits.ts';
import { coreFrames } from './core-frames.ts';
import { coreHandoff } from './core-handoff.ts';
import { corePlot } from './core-plot.ts';
import { coreReplies } from './core-replies.ts';
import { corePool } from './core-pool.ts';
import { coreScenes } from './core-scenes.ts';
import { coreTrail } from './core-trail.ts';
import { coreWords } from './core-words.ts';
import type { PackSource } from '../pack.ts';

/** Lists of one kind may be spread over several files: they are numbered through. */
const lines = [coreFrames, coreFill, coreDeeds, coreFits, coreReplies].join('\n');

/** What every story draws on, whatever its genre; what only some need is in packs of its own, see `partsOf`. */
export const core: PackSource = { id: 'core', sheets: [[coreMemory, lines, corePlot, coreScenes, coreTrail, coreHandoff, corePool].join('\n')], words: coreWords };
