import { coreBridges } from './core-bridges.ts';
import { coreFill } from './core-fill.ts';
import { coreFrames } from './core-frames.ts';
import { corePlot } from './core-plot.ts';
import { coreScenes } from './core-scenes.ts';
import { coreWords } from './core-words.ts';
import type { PackSource } from '../pack.ts';

/** What every story draws on, whatever its genre. */
export const core: PackSource = { id: 'core', sheets: [coreBridges, coreFrames, corePlot, coreFill, coreScenes], words: coreWords };
