import { useId, useState } from 'react';

import { maxScanScenes } from '../../domain/scan-scenes.ts';
import { maxLoreTextLength, maxLoreTitleLength, type LoreForm } from '../../domain/memory.ts';
import { useTyped } from '../../state/typed.ts';
import { Button } from '../kit/button.tsx';
import { Slider } from '../kit/slider.tsx';
import { Switch } from '../kit/switch.tsx';
import { TextArea, TextField } from '../kit/text-field.tsx';
import { focusOnce } from './edit-text.tsx';
import css from './memory.module.css';
import { words } from './words.ts';

export type LoreEditorProps = {
  /** Where its words are kept while they are not saved. */
  readonly place: string;
  readonly title: string;
  readonly form: LoreForm;
  readonly onSave: (form: LoreForm) => void;
  readonly onClose: () => void;
};

/** A form for one entry of the lorebook. Keys are typed as one line with commas. */
export function LoreEditor({ place, title, form: stored, onSave, onClose }: LoreEditorProps) {
  const id = useId();
  const [name, setName] = useTyped(`${place}:title`, stored.title);
  const [text, setText] = useTyped(`${place}:text`, stored.text);
  const [keys, setKeys] = useTyped(`${place}:keys`, stored.keys.join(', '));
  const [secondary, setSecondary] = useTyped(`${place}:secondary`, stored.secondaryKeys.join(', '));
  const [not, setNot] = useTyped(`${place}:not`, stored.notKeys.join(', '));
  const [order, setOrder] = useTyped(`${place}:order`, String(stored.order));
  const [constant, setConstant] = useState(stored.constant);
  const [scanScenes, setScanScenes] = useState(stored.scanScenes);
  const [asked, setAsked] = useState(false);
  const whole: LoreForm = {
    title: name,
    text,
    constant,
    enabled: stored.enabled,
    scanScenes,
    keys: keysOf(keys),
    secondaryKeys: keysOf(secondary),
    notKeys: keysOf(not),
    order: /^\d{1,4}$/.test(order.trim()) ? Number(order) : stored.order,
  };
  const missing = missingOf(whole);
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
        value={name}
        maxLength={maxLoreTitleLength}
        cutNote={words.cut(maxLoreTitleLength)}
        error={asked && missing === 'title' ? words.loreMissing.title : undefined}
        inputRef={focusOnce}
        onText={setName}
      />
      <TextArea
        name="text"
        label={words.loreText}
        value={text}
        rows={3}
        maxLength={maxLoreTextLength}
        cutNote={words.cut(maxLoreTextLength)}
        error={asked && missing === 'text' ? words.loreMissing.text : undefined}
        onText={setText}
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
        checked={constant}
        onChecked={setConstant}
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
            value={scanScenes}
            min={1}
            max={maxScanScenes}
            step={1}
            valueText={words.loreScanText(scanScenes)}
            onValue={setScanScenes}
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
