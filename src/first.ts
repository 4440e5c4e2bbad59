import { applyLook, readLook } from './ui/parts/look.ts';
import { prepareTitlePage } from './ui/frame/title-page.ts';

/* Runs in the head, before anything is painted: the look that was applied last, and whether the title page is to be seen. */

applyLook(readLook());
prepareTitlePage();
