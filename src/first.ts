import { applyLook, readLook } from './ui/parts/look.ts';
import { prepareTitlePage } from './ui/frame/title-page.ts';
import { applyReading } from './ui/parts/reading.ts';

/* Runs in the head, before anything is painted: the look that was applied last, how the player likes to read, and whether the title page is to be seen. */

applyLook(readLook());
applyReading();
prepareTitlePage();
