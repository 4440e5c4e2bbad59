import type { Played } from './story-run.ts';

/** A story as it is read: titles, what the player did, passages, the ways on, what moved the stats. */
export function transcriptOf(played: Played): string {
  return played.scenes
    .map((scene, i) => {
      const done = scene.action === null ? '' : `   [${scene.action.type}: ${scene.action.text}]`;
      const offers = scene.actions.map(
        (action) => `   ${action.type === 'good' ? '+' : action.type === 'evil' ? '-' : '='} ${action.text}`,
      );
      const events = played.events[i] ?? [];
      return [
        `## ${i}. ${scene.title}${done}`,
        '',
        scene.passage,
        '',
        ...offers,
        ...(events.length === 0 ? [] : [`   ! ${JSON.stringify(events)}`]),
        ...(scene.ending === null ? [] : [`   *** ${scene.ending.outcome}, ${scene.ending.tone}`]),
        '',
      ].join('\n');
    })
    .join('\n');
}
