import { useId } from 'react';

import { imageStyles } from '../../domain/character-choices.ts';
import type { ImageStyle } from '../../domain/character.ts';
import { imageStyleLabel } from '../../domain/labels.ts';
import { classes } from '../kit/classes.ts';
import css from './art-style-strip.module.css';
import { words } from './words.ts';

export type ArtStyleStripProps = {
  readonly value: ImageStyle;
  readonly onValue: (style: ImageStyle) => void;
};

/** The image styles as a sheet of swatches: one place as each of them paints it. */
export function ArtStyleStrip({ value, onValue }: ArtStyleStripProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className={css['legend']}>
        {words.style}
        <span className={css['chosen']}>{imageStyleLabel(value)}</span>
      </legend>
      <div className={css['strip']}>
        {imageStyles.map((style) => (
          <label key={style} className={css['option']}>
            <input
              className={css['input']}
              type="radio"
              name={name}
              value={style}
              checked={style === value}
              onChange={() => {
                onValue(style);
              }}
            />
            <span className={classes(css['swatch'], style === 'other' && css['other'])} aria-hidden="true" />
            <span className={css['name']}>{imageStyleLabel(style)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
