import { Locate, Maximize2, Minus, Plus } from 'lucide-react';

import { IconButton } from '../kit/icon-button.tsx';
import css from './chart-tools.module.css';
import { words } from './words.ts';

export type ChartToolsProps = {
  /** Brings the chart nearer by a factor, or farther off by one below 1. */
  readonly onZoom: (factor: number) => void;
  readonly onWhole: () => void;
  readonly onToMe: () => void;
};

/** What moves the chart for whoever uses neither wheel nor fingers. */
export function ChartTools({ onZoom, onWhole, onToMe }: ChartToolsProps) {
  return (
    <div className={css['tools']}>
      <IconButton
        label={words.closer}
        onClick={() => {
          onZoom(1.3);
        }}
      >
        <Plus aria-hidden />
      </IconButton>
      <IconButton
        label={words.wider}
        onClick={() => {
          onZoom(1 / 1.3);
        }}
      >
        <Minus aria-hidden />
      </IconButton>
      <IconButton label={words.whole} onClick={onWhole}>
        <Maximize2 aria-hidden />
      </IconButton>
      <IconButton label={words.toMe} onClick={onToMe}>
        <Locate aria-hidden />
      </IconButton>
    </div>
  );
}
