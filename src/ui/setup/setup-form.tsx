import { useAtomValue, useSetAtom } from 'jotai';
import { startTransition, useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react';

import { eras, genders, genres } from '../../domain/character-choices.ts';
import {
  maxFieldLength,
  missingFields,
  type CharacterForm,
  type ExampleField as ExampleFieldName,
} from '../../domain/character.ts';
import { createId } from '../../domain/ids.ts';
import { eraLabel, genreLabel } from '../../domain/labels.ts';
import { startStoryAtom } from '../../state/actions.ts';
import { openHandlesAtom } from '../../state/handles.ts';
import { noticesAtom, notifyAtom } from '../../state/notices.ts';
import { usePlay, useSettings } from '../../state/queries.ts';
import { dialogAtom } from '../../state/view.ts';
import { PageFoot } from '../parts/page-foot.tsx';
import { usePictureService } from '../parts/picture-service/use-picture-service.ts';
import { usePictures } from '../parts/use-pictures.ts';
import { Button } from '../kit/button.tsx';
import { Segmented } from '../kit/segmented.tsx';
import { TextField } from '../kit/text-field.tsx';
import { Likeness } from './likeness/likeness.tsx';
import { words as likenessWords } from './likeness/words.ts';
import { useLikeness } from './likeness/use-likeness.ts';
import { AgeField } from './age-field.tsx';
import { ArtStyleStrip } from './art-style-strip.tsx';
import { ExampleField } from './example-field.tsx';
import { useTakenHero } from './use-taken-hero.ts';
import { HeroShelf } from './hero-shelf.tsx';
import { BookPreview } from './book-preview.tsx';
import { Question } from './question.tsx';
import css from './setup-form.module.css';
import { readUnsavedForm } from './unsaved-form.ts';
import { useLentHero } from './use-lent-hero.ts';
import { useSavedForm } from './use-saved-form.ts';
import { words } from './words.ts';

/** How long a story that was begun waits for its hero's portrait, in milliseconds; then it begins without one. */
const longestWaitMs = 4_000;

export type SetupFormProps = {
  readonly initial: CharacterForm;
  readonly onStarted: (story: string) => void;
};

export function SetupForm({ initial, onStarted }: SetupFormProps) {
  const { space } = useAtomValue(openHandlesAtom);
  const [form, setForm] = useState(() => readUnsavedForm(space) ?? initial);
  const [tried, setTried] = useState(false);
  const notify = useSetAtom(notifyAtom);
  const start = useSetAtom(startStoryAtom);
  const [begun, setBegun] = useState<string | null>(null);
  const beginning = useRef(false);
  useSavedForm(form, initial);
  const lend = useLentHero(form, setForm);
  useTakenHero(form, setForm);

  const begin = async (hero: CharacterForm) => {
    if (beginning.current) return;
    beginning.current = true;
    setWaiting(false);
    const story = newStoryId();
    // The press is answered first: drawing the form anew takes a slow phone a tenth of a second.
    startTransition(() => {
      setBegun(story);
    });
    const result = await start({ story, form: hero });
    if (result.ok) return;
    beginning.current = false;
    setBegun(null);
  };
  const pictures = usePictures(useSettings()?.pictures) !== 'off';
  const setDialog = useSetAtom(dialogAtom);
  const [waiting, setWaiting] = useState(false);
  const beginWithout = useEffectEvent(() => void begin(form));
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => {
      beginWithout();
    }, longestWaitMs);
    return () => {
      clearTimeout(timer);
    };
  }, [waiting]);
  const service = usePictureService();
  const likeness = useLikeness(
    form,
    pictures,
    (change) => {
      setForm(change);
      if (waiting) void begin(change(form));
    },
    () => {
      // One that cannot be drawn is no reason not to begin.
      if (waiting) void begin(form);
    },
    service?.on ? service : undefined,
  );
  const missing = missingFields(form, pictures && !likeness.coming && likeness.error === null);
  useWithdrawnWarning(missing.length === 0);
  const change = (part: Partial<CharacterForm>) => {
    setForm((known) => ({ ...known, ...part }));
  };
  const example = (field: ExampleFieldName) => ({
    field,
    form,
    missing: tried && missing.some((name) => name === field),
    onText: (text: string) => {
      change({ [field]: text });
    },
  });

  const tryToBegin = () => {
    // The portrait is a moment away: the story begins with it.
    if (likeness.coming && form.characterImage === null) setWaiting(true);
    else void begin(form);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [first] = missing;
    if (first === undefined) {
      tryToBegin();
      return;
    }
    setTried(true);
    notify({ type: 'message', ...words.missing, tone: 'warning' });
    const control = event.currentTarget.elements.namedItem(first);
    if (!(control instanceof HTMLElement)) return;
    control.focus();
    control.scrollIntoView({ block: 'center' });
  };

  return (
    <form className={css['form']} noValidate autoComplete="off" onSubmit={submit}>
      {begun !== null && <OpensWhenThere story={begun} onThere={onStarted} />}
      <header className={css['head']}>
        <h1 className={css['title']}>{words.title}</h1>
        <p className={css['lead']}>{words.lead}</p>
      </header>
      <HeroShelf form={form} onHero={lend} beginning={begun !== null} onBegin={tryToBegin} />

      <div className={css['columns']}>
        <div className={css['plate']}>
          {pictures ? (
            <Likeness
              form={form}
              likeness={likeness}
              service={service}
              onLibrary={() => {
                setDialog('characters');
              }}
            />
          ) : (
            <BookPreview form={form} />
          )}
        </div>

        <div>
          <Question words={words.who}>
            <div className={css['hero']}>
              <ExampleField {...example('name')} required />
              <AgeField
                age={form.age}
                onAge={(age) => {
                  change({ age });
                }}
              />
              <Segmented
                legend={words.gender}
                value={form.gender}
                options={genders.map((value) => ({ value, label: words.genders[value] }))}
                onValue={(gender) => {
                  change({ gender });
                }}
              />
            </div>
            <ExampleField {...example('appearance')} lines="several" required />
          </Question>

          <Question words={words.what}>
            <ExampleField {...example('objective')} lines="several" required />
            <Segmented
              look="chips"
              legend={words.genre}
              value={form.genre}
              options={genres.map((value) => ({ value, label: genreLabel(value) }))}
              onValue={(genre) => {
                change({ genre });
              }}
            />
          </Question>

          <Question words={words.where}>
            <ExampleField {...example('setting')} lines="several" required />
          </Question>

          <Question words={words.when}>
            <Segmented
              look="chips"
              legend={words.era}
              value={form.era}
              options={eras.map((value) => ({ value, label: eraLabel(value) }))}
              onValue={(era) => {
                change({ era });
              }}
            />
          </Question>

          <Question words={words.why}>
            <ExampleField {...example('motivation')} lines="several" />
          </Question>

          <Question words={words.how}>
            <ArtStyleStrip
              value={form.imageStyle}
              onValue={(imageStyle) => {
                // The description of a style belongs to 'other' alone.
                change(imageStyle === 'other' ? { imageStyle } : { imageStyle, customStyle: '' });
              }}
            />
            {form.imageStyle === 'other' && (
              <TextField
                name="customStyle"
                label={words.customStyle}
                value={form.customStyle}
                placeholder={words.placeholders.customStyle}
                maxLength={maxFieldLength}
                cutNote={words.cut}
                onText={(customStyle) => {
                  change({ customStyle });
                }}
              />
            )}
          </Question>
        </div>
      </div>

      <div className={css['foot']}>
        <PageFoot />
      </div>

      <div className={css['bar']}>
        <p id="start-note" className={css['note']}>
          {missing[0] === 'characterImage'
            ? likenessWords.hints.first
            : pictures
              ? words.requiredWithImage
              : words.required}
        </p>
        <div className={css['start']}>
          <Button
            kind="primary"
            size="large"
            wide
            submit
            aria-disabled={missing.length > 0}
            aria-describedby="start-note"
          >
            {missing.length > 0 ? words.startDisabled : words.start}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** Shows the story as soon as it is there: its first words are read while the rest is still being told. */
function OpensWhenThere({
  story,
  onThere,
}: {
  readonly story: string;
  readonly onThere: (story: string) => void;
}) {
  const there = usePlay(story)?.status === 'ready';
  useEffect(() => {
    if (there) onThere(story);
  }, [there, story, onThere]);
  return null;
}

function newStoryId(): string {
  return createId(Date.now(), crypto.getRandomValues(new Uint8Array(16)));
}

/** What was missing is there: nothing more need be said of it, on this screen or over the next. */
function useWithdrawnWarning(complete: boolean) {
  const setNotices = useSetAtom(noticesAtom);
  useEffect(() => {
    if (!complete) return;
    setNotices((known) =>
      known.filter((notice) => notice.type === 'error' || notice.title !== words.missing.title),
    );
  }, [complete, setNotices]);
}
