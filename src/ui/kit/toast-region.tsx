import { useEffect, useEffectEvent, useState } from 'react';

import { Button } from './button.tsx';
import { classes } from './classes.ts';
import { CrossGlyph } from './glyphs.tsx';
import { IconButton } from './icon-button.tsx';
import css from './toast-region.module.css';

export type Toast = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** A calm one leaves by itself; a lasting one and a warning stay until they are dismissed. */
  readonly tone: 'calm' | 'lasting' | 'warning';
  readonly action?: { readonly label: string; readonly run: () => void };
};

export type ToastRegionProps = {
  readonly label: string;
  readonly dismissLabel: string;
  readonly toasts: readonly Toast[];
  readonly onDismiss: (id: string) => void;
};

const calmMs = 6_000;
const calmWithoutTextMs = 3_500;
const calmWithActionMs = 12_000;

/** Words in passing, at the lower edge: calm ones are read out when there is a pause, warnings at once. */
export function ToastRegion({ label, dismissLabel, toasts, onDismiss }: ToastRegionProps) {
  const slips = (warnings: boolean) =>
    toasts
      .filter((toast) => (toast.tone === 'warning') === warnings)
      .map((toast) => (
        <Slip
          key={toast.id}
          toast={toast}
          dismissLabel={dismissLabel}
          onDismiss={() => {
            onDismiss(toast.id);
          }}
        />
      ));
  return (
    <section className={css['region']} aria-label={label}>
      <output className={css['live']}>{slips(false)}</output>
      <div className={css['live']} role="alert">
        {slips(true)}
      </div>
    </section>
  );
}

type SlipProps = {
  readonly toast: Toast;
  readonly dismissLabel: string;
  readonly onDismiss: () => void;
};

function Slip({ toast, dismissLabel, onDismiss }: SlipProps) {
  const [held, setHeld] = useState(false);
  const leave = useEffectEvent(onDismiss);
  const stayMs = toast.action ? calmWithActionMs : toast.text === '' ? calmWithoutTextMs : calmMs;

  useEffect(() => {
    if (held || toast.tone !== 'calm') return;
    const timer = setTimeout(() => leave(), stayMs);
    return () => {
      clearTimeout(timer);
    };
  }, [held, toast.tone, stayMs]);

  const hold = () => {
    setHeld(true);
  };
  const release = () => {
    setHeld(false);
  };
  return (
    <span
      className={classes(css['toast'], toast.tone === 'warning' && css['warning'])}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <span className={css['words']}>
        <span className={css['title']}>{toast.title}</span>
        {toast.text && <span className={css['text']}>{toast.text}</span>}
        {toast.action && (
          <span className={css['action']}>
            <Button
              onClick={() => {
                toast.action?.run();
                onDismiss();
              }}
            >
              {toast.action.label}
            </Button>
          </span>
        )}
      </span>
      <IconButton label={dismissLabel} onClick={onDismiss}>
        <CrossGlyph />
      </IconButton>
    </span>
  );
}
