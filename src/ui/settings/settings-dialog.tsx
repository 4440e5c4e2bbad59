import { useAtom, useSetAtom } from 'jotai';
import { useState } from 'react';
import { Link } from 'wouter';

import type { DeviceModel } from '../../domain/model.ts';
import type { SecretName } from '../../domain/secret.ts';
import { defaultSettings, modelRef, type Settings } from '../../domain/settings.ts';
import { arrangeAtom, saveSettingsAtom } from '../../state/actions.ts';
import { pictureChoiceOf, pictureServices, takesCredit } from '../../domain/picture-services.ts';
import { saveSecretAtom, useKeys } from '../../state/keys.ts';
import { notifyAtom } from '../../state/notices.ts';
import { useDeviceModels, useSettings, useThisDevice } from '../../state/queries.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { late } from '../kit/late.tsx';
import { TextField } from '../kit/text-field.tsx';
import { imagesEnabledAtom } from '../parts/images-enabled.ts';
import { InsecureNote } from '../parts/insecure-note.tsx';
import { StorytellerPart } from './storyteller/storyteller-part.tsx';
import { DisplayPart } from './display/display-part.tsx';
import { keptEditsAtom, keptProviderAtom } from './kept-edits.ts';
import { PagePart } from './page/page-part.tsx';
import { words as pageWords } from './page/words.ts';
import { Part } from './part.tsx';
import css from './settings-dialog.module.css';
import { settingsChange } from './settings-change.ts';
import { PicturesPart } from './pictures/pictures-part.tsx';
import { StoryPart } from './story/story-part.tsx';
import type { TypedKeys } from './keys/typed-keys.ts';
import { words } from './words.ts';

export type SettingsDialogProps = { readonly onClose: () => void };

const PictureNotice = late(
  async () => (await import('../parts/picture-service/picture-notice.tsx')).PictureNotice,
);

/** Whether a storyteller of this device can tell: the browser's own model says itself when it cannot. */
function isHere(aiModel: string, models: readonly DeviceModel[]): boolean {
  const ref = modelRef(aiModel);
  if (ref.provider !== 'device') return ref.provider === 'browser';
  return models.some(({ id, status }) => id === ref.model && status === 'installed');
}

/** In characters. */
const maxDeviceName = 60;

/** Everything a player can set. Nothing is stored before Save Settings, and only what was changed here. */
export function SettingsDialog({ onClose }: SettingsDialogProps) {
  const settings = useSettings();
  return settings ? <SettingsForm initial={settings} onClose={onClose} /> : null;
}

function SettingsForm({ initial: opened, onClose }: SettingsDialogProps & { readonly initial: Settings }) {
  // As they were when the dialog opened: what another tab changes meanwhile is neither shown nor undone.
  const [initial] = useState(opened);
  const [kept, setKept] = useAtom(keptEditsAtom);
  const [provider, setProvider] = useAtom(keptProviderAtom);
  const models = useDeviceModels();
  const [edits, setEdits] = useState({ ...opened, ...kept });
  // Counts Set to Defaults: the parts begin anew with it.
  const [resets, setResets] = useState(0);
  const [keys, setKeys] = useState<TypedKeys>(new Map());
  const keptKeys = useKeys();
  const [pressed, setPressed] = useState(false);
  const [notice, setNotice] = useState(false);
  const saveSettings = useSetAtom(saveSettingsAtom);
  const enableImages = useSetAtom(imagesEnabledAtom);
  const device = useThisDevice();
  const [deviceName, setDeviceName] = useState<string | null>(null);
  const arrange = useSetAtom(arrangeAtom);
  const saveSecret = useSetAtom(saveSecretAtom);
  const notify = useSetAtom(notifyAtom);

  const change = (part: Partial<Settings>) => {
    setEdits((known) => ({ ...known, ...part }));
  };
  const type = (name: SecretName, key: string) => {
    setKeys((typed) => new Map(typed).set(name, key));
  };
  const nobody = provider === 'device' && !isHere(edits.aiModel, models ?? []);
  const { service } = pictureChoiceOf(edits.imageModel);
  // Nothing begins by itself before the player was told where it goes.
  const isDue =
    edits.pictures === 'provider' && edits.autoGenerateImages && !opened.pictureConsent.includes(service);
  const save = async (told = !isDue) => {
    setPressed(true);
    if (nobody) return;
    setNotice(!told);
    if (!told) return;
    for (const [name, typed] of keys) {
      const value = typed.trim();
      if (value !== '' && !(await saveSecret({ name, value })).ok) return;
    }
    if (!(await saveSettings({ change: settingsChange(initial, edits) })).ok) return;
    // Who chooses them here wants to see them, whatever the header's switch said.
    if (edits.pictures !== initial.pictures && edits.pictures !== 'off') enableImages(true);
    const label = deviceName?.trim() ?? '';
    if (device && label !== '' && label !== device.label) {
      const named = await arrange({ type: 'name-device', device: device.id, label });
      if (!named.ok) return;
    }
    notify({ type: 'message', ...words.saved, tone: 'calm' });
    discard();
  };
  const discard = () => {
    setKept({});
    setProvider(null);
    onClose();
  };
  const close = () => {
    setKept(settingsChange(initial, edits));
    onClose();
  };

  return (
    <Dialog
      title={words.title}
      closeLabel={words.close}
      size="wide"
      onClose={close}
      footer={
        <>
          {pressed && nobody && (
            <p role="alert" className={css['nobody']}>
              {words.nobody}
            </p>
          )}
          <Button
            kind="quiet"
            onClick={() => {
              // Keys are dealt with at once, not with Save Settings; and what the player agreed to is no setting.
              const { forgetKeys, pictureConsent } = initial;
              setEdits({ ...defaultSettings, forgetKeys, pictureConsent });
              setProvider(null);
              setResets(resets + 1);
            }}
          >
            {words.defaults}
          </Button>
          <Button onClick={discard}>{words.cancel}</Button>
          <Button kind="primary" onClick={() => void save()}>
            {words.save}
          </Button>
        </>
      }
    >
      {Object.keys(kept).length > 0 && (
        <p className={css['kept']}>
          {words.keptEdits}
          <Button
            kind="link"
            onClick={() => {
              setKept({});
              setProvider(null);
              setEdits(initial);
              setResets(resets + 1);
            }}
          >
            {words.dropEdits}
          </Button>
        </p>
      )}
      <Part title={words.parts.ai}>
        <StorytellerPart
          key={resets}
          edits={edits}
          changed={settingsChange(initial, edits)}
          onChange={change}
          keys={keys}
          onTyped={type}
        />
      </Part>
      <Part title={words.parts.display}>
        <DisplayPart edits={edits} onChange={change} />
      </Part>
      <Part title={words.parts.story}>
        <StoryPart key={resets} edits={edits} onChange={change} />
      </Part>
      <Part title={words.parts.pictures}>
        <PicturesPart edits={edits} onChange={change} keys={keys} onTyped={type} />
      </Part>
      <Part title={words.parts.page}>
        <PagePart edits={edits} onChange={change} />
        {device && (
          <TextField
            label={pageWords.deviceName}
            hint={pageWords.deviceNameHint}
            value={deviceName ?? device.label}
            maxLength={maxDeviceName}
            face="ui"
            onText={setDeviceName}
          />
        )}
        <InsecureNote />
      </Part>
      {notice && (
        <PictureNotice
          service={{
            name: service,
            label: pictureServices[service].label,
            // A key that is typed is saved with the rest.
            takesCredit: takesCredit(
              service,
              (name) => keptKeys?.[name] !== undefined || Boolean(keys.get(name)?.trim()),
            ),
          }}
          onAgreed={() => void save(true)}
          onClose={() => {
            setNotice(false);
          }}
        />
      )}
      <p className={css['privacy']}>
        {words.keptHere}{' '}
        <Link href="/privacy" onClick={close}>
          {words.privacy}
        </Link>
      </p>
    </Dialog>
  );
}
