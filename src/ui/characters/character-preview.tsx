import { directionOf } from '../../domain/direction.ts';
import { eraLabel, genreLabel, imageStyleLabel } from '../../domain/labels.ts';
import type { Hero } from '../../state/shelf.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import css from './character-preview.module.css';
import { Portrait } from './portrait.tsx';
import { words } from './words.ts';

export type CharacterPreviewProps = {
  readonly hero: Hero;
  readonly onFavourite: () => void;
  readonly onDownload: () => void;
  readonly onUse: (() => void) | undefined;
  readonly onClose: () => void;
};

/** All that is known of a hero. */
export function CharacterPreview({ hero, onFavourite, onDownload, onUse, onClose }: CharacterPreviewProps) {
  const { entry } = hero;
  const { metadata } = entry;
  const facts: readonly (readonly [string, string])[] = [
    [words.style, imageStyleLabel(entry.imageStyle)],
    [words.facts.customStyle, metadata.customStyle],
    [words.facts.age, String(metadata.age)],
    [words.facts.gender, words.genders[metadata.gender]],
    [words.facts.genre, genreLabel(metadata.genre)],
    [words.facts.era, eraLabel(metadata.era)],
    [words.facts.objective, metadata.objective],
    [words.facts.setting, metadata.setting],
    [words.facts.motivation, metadata.motivation],
    [words.created, dates.format(entry.createdAt)],
  ];
  return (
    <Dialog
      title={<bdi>{entry.name || words.unnamed}</bdi>}
      closeLabel={words.close}
      size="wide"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onFavourite}>
            {entry.favourite ? words.removeFavourite : words.addFavourite}
          </Button>
          <Button onClick={onDownload}>{words.downloadShort}</Button>
          {onUse && (
            <Button kind="primary" onClick={onUse}>
              {words.use}
            </Button>
          )}
        </>
      }
    >
      {/* On a small screen it is read by scrolling, with the keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={css['columns']} tabIndex={0} aria-label={entry.name || words.unnamed}>
        <div className={css['plate']}>
          <Portrait entry={entry} />
        </div>
        <div>
          <p className={css['description']} dir={directionOf('', entry.description)}>
            {entry.description}
          </p>
          <dl className={css['facts']}>
            {facts
              .filter(([, value]) => value !== '')
              .map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>{' '}
                  <dd>
                    <bdi>{value}</bdi>
                  </dd>
                </div>
              ))}
          </dl>
        </div>
      </section>
    </Dialog>
  );
}

const dates = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' });
