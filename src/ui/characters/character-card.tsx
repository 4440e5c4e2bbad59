import { Download, Eye, Heart, Trash2 } from 'lucide-react';

import { genreLabel } from '../../domain/labels.ts';
import type { Hero } from '../../state/shelf.ts';
import { Button } from '../kit/button.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import css from './character-card.module.css';
import { Portrait } from './portrait.tsx';
import { words } from './words.ts';

export type CharacterCardProps = {
  readonly hero: Hero;
  readonly onPreview: () => void;
  readonly onFavourite: () => void;
  readonly onDownload: () => void;
  readonly onDelete: () => void;
  readonly onUse: (() => void) | undefined;
};

/** One hero of the library with what can be done with him. */
export function CharacterCard({
  hero,
  onPreview,
  onFavourite,
  onDownload,
  onDelete,
  onUse,
}: CharacterCardProps) {
  const { entry, used } = hero;
  const name = entry.name || words.unnamed;
  return (
    <li className={css['card']}>
      <div className={css['frame']}>
        <Portrait entry={entry} />
        {entry.favourite && (
          <span className={css['tab']} aria-hidden="true">
            <Heart size={16} fill="currentColor" />
          </span>
        )}
        <fieldset className={css['tools']} aria-label={words.tools(name)}>
          <IconButton label={words.preview(name)} onClick={onPreview}>
            <Eye aria-hidden />
          </IconButton>
          <IconButton
            label={words.favourite(name)}
            aria-pressed={entry.favourite}
            tone={entry.favourite ? 'lamp' : 'quiet'}
            onClick={onFavourite}
          >
            <Heart aria-hidden fill={entry.favourite ? 'currentColor' : 'none'} />
          </IconButton>
          <IconButton label={words.download(name)} onClick={onDownload}>
            <Download aria-hidden />
          </IconButton>
          <IconButton label={words.remove(name)} onClick={onDelete}>
            <Trash2 aria-hidden />
          </IconButton>
        </fieldset>
      </div>
      <h3 className={css['name']}>
        <bdi>{name}</bdi>
      </h3>
      <p className={css['line']}>
        {genreLabel(entry.metadata.genre)}
        {used && ` · ${words.inStory}`}
      </p>
      {onUse && (
        <Button aria-label={words.takeNamed(name)} onClick={onUse}>
          {words.use}
        </Button>
      )}
    </li>
  );
}
