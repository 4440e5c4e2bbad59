import { useAtom, useSetAtom } from 'jotai';
import { Pause, Play, Square, Volume2 } from 'lucide-react';

import { notifyAtom } from '../../../state/notices.ts';
import { Select } from '../../kit/select.tsx';
import { ToolButton } from '../../kit/tool-button.tsx';
import css from './read-aloud.module.css';
import { readerHabitsAtom } from './habits.ts';
import { canSpeak, useReader, useVoices, type ReaderHabits } from './use-reader.ts';
import { words } from './words.ts';

/** Has the passage read aloud; the words that are read are marked. */
export function ReadAloud({ language }: { readonly language: string }) {
  const [habits, setHabits] = useAtom(readerHabitsAtom);
  const notify = useSetAtom(notifyAtom);
  const { reader, state } = useReader();
  const voices = useVoices();
  if (!canSpeak()) {
    return (
      <ToolButton
        label={words.start}
        hint={words.missing}
        off
        onPress={() => {
          notify({ type: 'message', title: words.start, text: words.missing, tone: 'calm' });
        }}
      >
        <Volume2 aria-hidden />
      </ToolButton>
    );
  }
  const change = (part: Partial<ReaderHabits>) => {
    const changed = { ...habits, ...part };
    setHabits(changed);
    reader.change(changed);
  };
  const said = state === 'voiceless' ? words.voiceless : state === 'failed' ? words.failed : '';
  return (
    <div className={css['reader']}>
      {state === 'reading' || state === 'paused' ? (
        <>
          {state === 'reading' ? (
            <ToolButton label={words.pause} onPress={reader.pause}>
              <Pause aria-hidden />
            </ToolButton>
          ) : (
            <ToolButton
              label={words.resume}
              onPress={() => {
                reader.resume(habits);
              }}
            >
              <Play aria-hidden />
            </ToolButton>
          )}
          <ToolButton label={words.stop} onPress={reader.stop}>
            <Square aria-hidden />
          </ToolButton>
          <div className={css['habits']}>
            <Select
              label={words.rate}
              value={String(habits.rate)}
              options={Object.entries(words.rates).map(([value, label]) => ({ value, label }))}
              onValue={(value) => {
                change({ rate: Number(value) });
              }}
            />
            <Select
              label={words.voice}
              value={habits.voice}
              options={[
                { value: '', label: words.ownVoice },
                ...voices
                  .filter(({ lang }) => lang.slice(0, 2) === language.slice(0, 2))
                  .map(({ voiceURI, name }) => ({ value: voiceURI, label: name })),
              ]}
              onValue={(voice) => {
                change({ voice });
              }}
            />
          </div>
        </>
      ) : (
        <ToolButton
          label={words.start}
          onPress={() => {
            const passage = document.getElementById('passage');
            if (passage) reader.start(passage, language, habits);
          }}
        >
          <Volume2 aria-hidden />
        </ToolButton>
      )}
      <output className={css['said']}>{said}</output>
    </div>
  );
}
