import type { Ending, Scene, Story } from '../../../domain/story.ts';
import { useRoadEnd } from '../../../state/queries.ts';
import { Button } from '../../kit/button.tsx';
import css from './end-page.module.css';
import { ledgerLines, signed } from '../../parts/ledger-lines.ts';
import { TailpieceGlyph } from '../../kit/tailpiece-glyph.tsx';
import { words as names } from '../../parts/stat-words.ts';
import { words } from '../words.ts';

export type EndPageProps = {
  readonly story: Story;
  readonly scene: Scene;
  readonly ending: Ending;
  readonly busy: boolean;
  readonly onNew: () => void;
  /** Leaves for a new story of the same hero. */
  readonly onSameHero: () => void;
  /** Goes to the opening of the road that ended here. */
  readonly onReread: (opening: string) => void;
};

/** The last page of a book: how it ended, what it came to, and that it need not end here. */
export function EndPage({ story, scene, ending, busy, onNew, onSameHero, onReread }: EndPageProps) {
  const end = useRoadEnd(story.id, scene.id);
  const opening = end?.opening;
  const { karma } = scene.statsAfter;
  const stats = ledgerLines(scene.statsAfter, []).filter(({ name }) => name !== 'karma');
  return (
    <section className={css['end']} aria-labelledby="the-end">
      <TailpieceGlyph />
      <h2 id="the-end" className={css['finis']}>
        {words.finis}
      </h2>
      <p className={css['outcome']}>{words.ending(ending, story.character.name)}</p>
      {ending.tone !== '' && <p className={css['tone']}>{words.tone(ending.tone)}</p>}
      <dl className={css['reckoning']}>
        <Reckoned name={words.scenes} value={String(scene.depth + 1)} />
        <Reckoned name={words.roads} value={end ? String(end.roads) : ''} />
        <Reckoned name={names.statName.karma} value={karma === 0 ? '0' : signed(karma)} />
      </dl>
      {stats.length > 0 && (
        <dl className={css['reckoning']} aria-label={words.ledger}>
          {stats.map(({ name, label, value }) => (
            <Reckoned key={name} name={label} value={String(value)} />
          ))}
        </dl>
      )}
      <div className={css['ways']}>
        <Button disabled={busy || !opening} onClick={() => opening && onReread(opening)}>
          {words.reread}
        </Button>
        <Button disabled={busy} onClick={onSameHero}>
          {words.sameHero(story.character.name)}
        </Button>
        <Button onClick={onNew}>{words.restartYes}</Button>
      </div>
      <p className={css['on']}>{words.endingOn}</p>
    </section>
  );
}

function Reckoned({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className={css['reckoned']}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
