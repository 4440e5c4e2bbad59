import { useId, useState } from 'react';

import { maxScanScenes } from '../../domain/scan-scenes.ts';
import { maxLoreTextLength, maxLoreTitleLength, type LoreForm } from '../../domain/memory.ts';
import { Button } from '../kit/button.tsx';
import { Slider } from '../kit/slider.tsx';
import { Switch } from '../kit/switch.tsx';
import { TextArea, TextField } from '../kit/text-field.tsx';
import { focusOnce } from './edit-text.tsx';
import css from './memory.module.css';
import { words } from './words.ts';

export type LoreEditorProps = {
  readonly title: string;
  readonly form: LoreForm;
  readonly onSave: (form: LoreForm) => void;
  readonly onClose: () => void;
};

/** A form for one entry of the lorebook. Keys are typed as one line with commas. */
export function LoreEditor({ title, form: stored, onSave, onClose }: LoreEditorProps) {
  const id = useId();
  const [form, setForm] = useState(stored);
  const [keys, setKeys] = useState(stored.keys.join(', '));
  const [secondary, setSecondary] = useState(stored.secondaryKeys.join(', '));
  const [not, setNot] = useState(stored.notKeys.join(', '));
  const [order, setOrder] = useState(String(stored.order));
  const [asked, setAsked] = useState(false);
  const whole: LoreForm = {
    title: form.title,
    text: form.text,
    constant: form.constant,
    enabled: form.enabled,
    scanScenes: form.scanScenes,
    keys: keysOf(keys),
    secondaryKeys: keysOf(secondary),
    notKeys: keysOf(not),
    order: /^\d{1,4}$/.test(order.trim()) ? Number(order) : stored.order,
  };
  const missing = missingOf(whole);
  const change = (part: Partial<LoreForm>) => {
    setForm((known) => ({ ...known, ...part }));
  };
  return (
    <form
      className={css['editor']}
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault();
        if (missing === null) return onSave(whole);
        setAsked(true);
        const field = event.currentTarget.elements.namedItem(missing);
        if (field instanceof HTMLElement) field.focus();
      }}
    >
      <h4 id={id} className={css['name']}>
        {title}
      </h4>
      <TextField
        name="title"
        label={words.loreTitle}
        value={form.title}
        maxLength={maxLoreTitleLength}
        cutNote={words.cut(maxLoreTitleLength)}
        error={asked && missing === 'title' ? words.loreMissing.title : undefined}
        inputRef={focusOnce}
        onText={(text) => {
          change({ title: text });
        }}
      />
      <TextArea
        name="text"
        label={words.loreText}
        value={form.text}
        rows={3}
        maxLength={maxLoreTextLength}
        cutNote={words.cut(maxLoreTextLength)}
        error={asked && missing === 'text' ? words.loreMissing.text : undefined}
        onText={(text) => {
          change({ text });
        }}
      />
      <TextField
        name="keys"
        label={words.loreKeysField}
        hint={words.loreKeysHint}
        value={keys}
        error={asked && missing === 'keys' ? words.loreMissing.keys : undefined}
        onText={setKeys}
      />
      <Switch
        label={words.loreAlways}
        hint={words.loreAlwaysHint}
        checked={form.constant}
        onChecked={(constant) => {
          change({ constant });
        }}
      />
      <details className={css['more']}>
        <summary>{words.loreMore}</summary>
        <div className={css['finer']}>
          <TextField
            label={words.loreSecondary}
            hint={words.loreSecondaryHint}
            value={secondary}
            onText={setSecondary}
          />
          <TextField label={words.loreNotKeys} hint={words.loreNotHint} value={not} onText={setNot} />
          <TextField
            label={words.loreOrder}
            hint={words.loreOrderHint}
            face="ui"
            inputMode="numeric"
            value={order}
            maxLength={4}
            onText={setOrder}
          />
          <Slider
            label={words.loreScan}
            value={form.scanScenes}
            min={1}
            max={maxScanScenes}
            step={1}
            valueText={words.loreScanText(form.scanScenes)}
            onValue={(scanScenes) => {
              change({ scanScenes });
            }}
          />
        </div>
      </details>
      <div className={css['ways']}>
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button kind="primary" submit>
          {words.save}
        </Button>
      </div>
    </form>
  );
}

function keysOf(line: string): readonly string[] {
  return line
    .split(/[,;\n]/)
    .map((key) => key.trim())
    .filter((key) => key !== '');
}

function missingOf({ title, text, keys, constant }: LoreForm): keyof typeof words.loreMissing | null {
  if (title.trim() === '') return 'title';
  if (text.trim() === '') return 'text';
  return keys.length === 0 && !constant ? 'keys' : null;
}
