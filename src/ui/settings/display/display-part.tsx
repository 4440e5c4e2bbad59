import { useState } from 'react';

import { fontFamilies, highlighterColors } from '../../../domain/settings-choices.ts';
import type { DisplaySettings } from '../../../domain/settings.ts';
import { classes } from '../../kit/classes.ts';
import { Segmented } from '../../kit/segmented.tsx';
import { Slider } from '../../kit/slider.tsx';
import { Switch } from '../../kit/switch.tsx';
import css from './display-part.module.css';
import type { EditsProps } from '../edits.ts';
import { optionsOf } from '../options.ts';
import { words } from './words.ts';

/** How a passage looks, apart for phones and large screens. */
export function DisplayPart({ edits, onChange }: EditsProps) {
  const [screen, setScreen] = useState(presentScreen);
  const display = edits[screen];
  const changeDisplay = (part: Partial<DisplaySettings>) => {
    onChange({ [screen]: { ...display, ...part } });
  };
  return (
    <>
      <Segmented
        legend={words.screen}
        value={screen}
        options={optionsOf(words.screens)}
        onValue={setScreen}
      />
      <Sample display={display} />
      <Slider
        label={words.textSize}
        value={display.textSize}
        min={0.7}
        max={1.4}
        step={0.1}
        valueText={words.textSizeText(display.textSize)}
        onValue={(value) => {
          changeDisplay({ textSize: Math.round(value * 10) / 10 });
        }}
      />
      <Segmented
        look="chips"
        legend={words.face}
        value={display.fontFamily}
        options={fontFamilies.map((value) => ({
          value,
          label: <span className={css[value]}>{words.faces[value]}</span>,
        }))}
        onValue={(fontFamily) => {
          changeDisplay({ fontFamily });
        }}
      />
      <Switch
        label={words.highlighter}
        hint={words.highlighterHint}
        checked={display.readingHighlighter}
        onChecked={(readingHighlighter) => {
          changeDisplay({ readingHighlighter });
        }}
      />
      {display.readingHighlighter && (
        <Segmented
          look="chips"
          legend={words.color}
          value={display.highlighterColor}
          options={highlighterColors.map((value) => ({
            value,
            label: <span className={classes(css['mark'], css[value])}>{words.colors[value]}</span>,
          }))}
          onValue={(highlighterColor) => {
            changeDisplay({ highlighterColor });
          }}
        />
      )}
      <div className={css['switches']}>
        <Switch
          label={words.wholePassages}
          hint={words.wholePassagesHint}
          checked={edits.wholePassages}
          onChecked={(wholePassages) => {
            onChange({ wholePassages });
          }}
        />
        <Switch
          label={words.timedOxygen}
          hint={words.timedOxygenHint}
          checked={edits.timedOxygen}
          onChecked={(timedOxygen) => {
            onChange({ timedOxygen });
          }}
        />
      </div>
    </>
  );
}

function Sample({ display }: { readonly display: DisplaySettings }) {
  const size = `size${Math.round(display.textSize * 10)}`;
  const marked = display.readingHighlighter && classes(css['mark'], css[display.highlighterColor]);
  return (
    <figure className={css['sample']} aria-label={words.sampleLabel}>
      <p className={classes(css['passage'], css[display.fontFamily], css[size])}>
        <span className={classes(marked)}>{words.sample}</span>
      </p>
    </figure>
  );
}

function presentScreen(): 'desktop' | 'mobile' {
  return matchMedia('(width < 48rem)').matches ? 'mobile' : 'desktop';
}
