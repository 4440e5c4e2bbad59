import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';

import { directionOf } from '../../domain/direction.ts';
import type { ImportChoice, ImportOutcome, ImportReport } from '../../domain/file-port.ts';
import { useShelf } from '../../state/shelf.ts';
import { broughtFilesAtom, openStoryIdAtom } from '../../state/view.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { Names } from '../kit/names.tsx';
import { Select } from '../kit/select.tsx';
import { Switch } from '../kit/switch.tsx';
import { storyTitle } from '../parts/story-title.ts';
import css from './import-dialog.module.css';
import { fileMessage, kindWords, words } from '../parts/files/file-words.ts';
import { LossList } from '../parts/files/loss-list.tsx';
import { pickFile, readableFiles } from '../kit/save-file.ts';
import { useFileTask, type FileTask } from '../parts/files/use-file-task.ts';
import { words as library } from './words.ts';

export type ImportDialogProps = {
  readonly file: File;
  /** How many files wait behind it. */
  readonly more: number;
  /** Done with this file. */
  readonly onClose: () => void;
};

/** A file that the player brought: what it would bring is said before anything is written. */
export function ImportDialog({ file, more, onClose }: ImportDialogProps) {
  const look = useFileTask<ImportReport>();
  const bring = useFileTask<ImportOutcome>();
  const setWaiting = useSetAtom(broughtFilesAtom);
  const openStory = useAtomValue(openStoryIdAtom);
  const [choice, setChoice] = useState<ImportChoice>({ stories: {}, lorebookInto: null, settings: false });
  const start = useEffectEvent(
    () =>
      void look
        .run((service) => service.lookInto(file, file.name))
        .then((looked) => {
          // A lorebook alone is brought for a story: most likely for the one that is open.
          if (looked.ok && isLoreAlone(looked.value)) setChoice({ ...choice, lorebookInto: openStory });
        }),
  );
  useEffect(() => {
    start();
  }, [file]);
  const report = look.work.status === 'done' ? look.work.value : null;
  const outcome = bring.work.status === 'done' ? bring.work.value : null;
  const failed =
    bring.work.status === 'failed' ? bring.work : look.work.status === 'failed' ? look.work : null;
  const busy = bring.work.status === 'running';
  const [stopping, setStopping] = useState(false);
  const [stop, setStop] = useState<AbortController | null>(null);
  const homeless = report !== null && isLoreAlone(report) && choice.lorebookInto === null;
  const goOn = more > 0 ? words.nextFile(more) : null;
  const message = failed && fileMessage(failed.error);

  return (
    <Dialog
      title={words.importTitle}
      closeLabel={words.close}
      size="wide"
      onClose={onClose}
      footer={
        report && !outcome ? (
          <>
            {busy ? (
              <Button
                aria-disabled={stopping}
                onClick={() => {
                  stop?.abort();
                  setStopping(true);
                }}
              >
                {words.stop}
              </Button>
            ) : (
              <Button onClick={onClose}>{goOn ?? words.cancel}</Button>
            )}
            <Button
              kind="primary"
              aria-disabled={busy || homeless}
              onClick={() => {
                if (busy || homeless) return;
                const halt = new AbortController();
                setStop(halt);
                void bring.run((service, progress) =>
                  service.bringIn({ file, name: file.name, choice }, progress, halt.signal),
                );
              }}
            >
              {words.bringIn}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{goOn ?? words.close}</Button>
        )
      }
    >
      <output className={css['said']}>
        {look.work.status === 'running' && words.looking}
        {message && (
          <>
            <strong>{message.title}</strong> {message.text}
          </>
        )}
        {busy && (stopping ? words.stopping : words.bringing)}
        {outcome && resultOf(outcome)}
      </output>
      {bring.work.status === 'running' && <Bar work={bring.work} />}
      {failed && (
        <>
          <p className={css['text']}>{words.importText}</p>
          <Button
            onClick={() => {
              void pickFile(readableFiles).then((other) => {
                if (other) setWaiting((waiting) => [other, ...waiting.slice(1)]);
              });
            }}
          >
            {words.importPick}
          </Button>
        </>
      )}
      {report && !outcome && <Report name={file.name} report={report} choice={choice} onChoice={setChoice} />}
    </Dialog>
  );
}

/** How far an import is, in scenes; until the first is stored the file is being read. */
function Bar({ work }: { readonly work: Extract<FileTask<ImportOutcome>, { readonly status: 'running' }> }) {
  const { scenes, share } = work;
  const said = scenes ? words.scenesStored(scenes.stored, scenes.of) : words.reading;
  return (
    <div className={css['progress']}>
      <progress
        className={css['bar']}
        aria-label={words.bringing}
        aria-valuetext={said}
        max={1}
        value={scenes ? share : undefined}
      />
      <span className={css['text']} aria-hidden="true">
        {said}
      </span>
    </div>
  );
}

type ReportProps = {
  readonly name: string;
  readonly report: ImportReport;
  readonly choice: ImportChoice;
  readonly onChoice: (choice: ImportChoice) => void;
};

const wishes = ['merge', 'copy', 'skip'] as const;

function Report({ name, report, choice, onChoice }: ReportProps) {
  const { stories, characters, pictures, lorebook, settings, losses } = report;
  // Only a lorebook asks which story it goes into.
  const shelf = useShelf(lorebook > 0);
  const freshHeroes = characters.filter(({ here }) => !here);
  return (
    <div className={css['report']}>
      <p className={css['lead']}>{words.report(name, kindWords(report.kind))}</p>
      <ul className={css['list']}>
        {stories.map((story) => (
          <li key={story.id} className={css['story']}>
            <span className={css['title']} dir={directionOf('', story.title)}>
              {storyTitle(story.title)}
            </span>
            <span className={css['text']}>
              <bdi>{story.hero}</bdi> · {words.storyLine(story.scenes, story.newScenes)}
              {story.here === 'trash' && ` · ${words.inTrash}`}
            </span>
            {story.here !== 'no' && (
              <Select
                label={words.wish}
                value={choice.stories[story.id] ?? 'merge'}
                options={wishes.map((value) => ({
                  value,
                  label: value === 'merge' && story.here === 'trash' ? words.fromTrash : words.wishes[value],
                }))}
                onValue={(value) => {
                  const wish = wishes.find((each) => each === value) ?? 'merge';
                  onChoice({ ...choice, stories: { ...choice.stories, [story.id]: wish } });
                }}
              />
            )}
          </li>
        ))}
      </ul>
      <ul className={css['counts']}>
        {freshHeroes.length > 0 && (
          <li>
            {words.heroes(freshHeroes.length)}: <Names names={freshHeroes.map((hero) => hero.name)} />
          </li>
        )}
        {pictures > 0 && <li>{words.pictures(pictures)}</li>}
        {lorebook > 0 && <li>{words.lore(lorebook)}</li>}
        {stories.length === 0 && freshHeroes.length === 0 && lorebook === 0 && <li>{words.nothingNew}</li>}
      </ul>
      {lorebook > 0 && (
        <Select
          label={words.loreInto}
          value={choice.lorebookInto ?? ''}
          options={[
            { value: '', label: words.loreNowhere },
            ...(shelf?.stories ?? []).map(({ id, title }) => ({
              value: id,
              label: storyTitle(title),
            })),
          ]}
          onValue={(value) => {
            onChoice({ ...choice, lorebookInto: value === '' ? null : value });
          }}
        />
      )}
      {settings && (
        <Switch
          label={words.settings}
          checked={choice.settings}
          onChecked={(on) => {
            onChoice({ ...choice, settings: on });
          }}
        />
      )}
      <LossList title={words.readLosses} losses={losses} />
    </div>
  );
}

function isLoreAlone({ stories, characters, lorebook, pictures, settings }: ImportReport): boolean {
  return lorebook > 0 && stories.length + characters.length + pictures === 0 && !settings;
}

function resultOf(outcome: ImportOutcome): string {
  if (!outcome.stopped) return summaryOf(outcome) || words.broughtNothing;
  return outcome.stories.length === 0 ? words.stoppedNothing : words.stopped(summaryOf(outcome));
}

function summaryOf({ stories, scenes, characters, lore, pictures, restored }: ImportOutcome): string {
  const parts = [
    stories.length > 0 && scenes > 0 && words.stories(stories.length),
    scenes > 0 && library.scenes(scenes),
    restored > 0 && words.outOfTrash(restored),
    characters > 0 && words.heroes(characters),
    lore > 0 && words.lore(lore),
    pictures > 0 && words.pictures(pictures),
  ].filter((part) => part !== false);
  return parts.length === 0 ? '' : words.brought(parts.join(', '));
}
