import { useState } from 'react';

import { directionOf } from '../../../domain/direction.ts';
import { pictureAlt } from '../../../domain/illustrator.ts';
import type { Scene, Story } from '../../../domain/story.ts';
import type { ScenePictureView } from '../../../state/picture-queries.ts';
import { late } from '../../kit/late.tsx';
import { Button } from '../../kit/button.tsx';
import { messageOf } from '../../messages.ts';
import { awaitedWords } from '../../parts/awaited-picture.ts';
import { Picture } from '../../parts/picture.tsx';
import css from './scene-plate.module.css';
import { useFading } from './use-fading.ts';
import { useProviderPicture } from './use-provider-picture.ts';
import { useScenePicture } from './use-scene-picture.ts';
import { words } from './words.ts';

const ProviderFoot = late(async () => (await import('./provider-foot.tsx')).ProviderFoot);
const ZoomDialog = late(async () => (await import('./zoom-dialog.tsx')).ZoomDialog);

export type ScenePlateProps = {
  readonly story: Story;
  /** The open scene; `null` before the opening is told. */
  readonly open: Scene | null;
  /** Whether the next page is being told. */
  readonly live: boolean;
  readonly language: string;
  /** Number of the page, in Roman numerals. */
  readonly numeral: string;
};

/** The picture of the page, framed as a plate of a book. Its place is as large without a picture as with one. */
export function ScenePlate({ open, ...rest }: ScenePlateProps) {
  return open ? <OpenPlate open={open} {...rest} /> : <Frame state={words.first} busy />;
}

function OpenPlate({ story, open, live, language, numeral }: ScenePlateProps & { readonly open: Scene }) {
  const { plate, drawing, error, draw } = useScenePicture(open);
  const provider = useProviderPicture(open, plate, live);
  const [zoomed, setZoomed] = useState(false);
  // What was seen last stays until the store has said what comes now.
  const [held, setHeld] = useState<ScenePictureView | null>(null);
  if (plate && plate !== held) setHeld(plate);
  const [broken, setBroken] = useState<Blob | null>(null);
  const view = plate ?? held;
  const own = plate?.picture && plate.picture.blob !== broken ? plate.picture : null;
  const shown = own ?? view?.picture ?? view?.before ?? null;
  const there = plate !== null && plate.picture !== null;
  const under = useFading(own, open.id, plate?.made?.by !== 'builtin');
  // Another of a page that has one: the old one is blurred while it comes.
  const redrawn = provider.making && (plate?.pictures.length ?? 0) > 0;
  const failed = !drawing && !live && (error !== null || (there && own === null));

  if (failed) {
    return (
      <Frame caption={open.title} numeral={numeral} language={language}>
        <output className={css['failed']}>
          <strong>{words.failed}</strong>
          <span>{error ? messageOf(error).text : words.connection}</span>
          <Button
            onClick={() => {
              setBroken(null);
              draw(there);
            }}
          >
            {words.again}
          </Button>
        </output>
      </Frame>
    );
  }
  const busy = live || drawing || (plate === null && held === null);
  // Another tab may be at it, or the page itself could not be told.
  if (!busy && !shown) {
    return (
      <Frame>
        <div className={css['failed']}>
          <span>{view?.awaited ? awaitedWords[view.awaited] : words.none}</span>
          {open.fault?.type !== 'failed' && (
            <Button
              onClick={() => {
                draw(false);
              }}
            >
              {words.draw}
            </Button>
          )}
        </div>
      </Frame>
    );
  }
  const alt = pictureAlt({
    hero: story.character,
    moment: { title: open.title, passage: '', action: '', context: open.sceneContext },
  });
  return (
    <>
      <Frame
        caption={own && !live ? open.title : ''}
        numeral={own && !live ? numeral : ''}
        language={language}
        busy={busy || redrawn}
        state={busy || redrawn ? (shown ? words.next : words.first) : ''}
        {...(own && !busy
          ? {
              label: words.look(open.title),
              onLook: () => {
                setZoomed(true);
              },
            }
          : {})}
      >
        {under && under.hash !== shown?.hash && (
          <Picture key={`under ${under.hash}`} picture={under} alt="" />
        )}
        {shown && (
          <Picture
            key={shown.hash}
            picture={shown}
            alt={own && !busy ? alt : ''}
            faded={busy || redrawn}
            over={under !== null && under.hash !== shown.hash}
            onFailed={() => {
              setBroken(shown.blob);
            }}
          />
        )}
      </Frame>
      {provider.service && (
        <ProviderFoot
          provider={provider}
          isMade={(plate?.pictures.length ?? 0) > 0}
          isOpen={!live && plate !== null && open.fault?.type !== 'failed'}
        />
      )}
      {zoomed && own && (
        <ZoomDialog
          scene={open.id}
          picture={own}
          provider={provider}
          pictures={plate?.pictures ?? noPictures}
          made={plate?.made ?? null}
          title={open.title}
          alt={alt}
          language={language}
          awaited={plate?.awaited ?? null}
          drawing={drawing}
          onAnother={() => {
            draw(true);
          }}
          onClose={() => {
            setZoomed(false);
          }}
        />
      )}
    </>
  );
}

const noPictures: readonly string[] = [];

type FrameProps = {
  readonly caption?: string;
  readonly numeral?: string;
  readonly language?: string;
  /** What is going on, in words over the picture. */
  readonly state?: string;
  readonly busy?: boolean;
  readonly label?: string;
  readonly onLook?: () => void;
  readonly children?: React.ReactNode;
};

function Frame({
  caption = '',
  numeral = '',
  language,
  state = '',
  busy = false,
  label,
  onLook,
  children,
}: FrameProps) {
  return (
    <figure className={css['plate']} aria-label={words.plateOf} aria-busy={busy}>
      <div className={css['picture']}>
        {children}
        {state !== '' && (
          <p className={css['state']}>
            <span>{state}</span>
          </p>
        )}
        {onLook && (
          <button type="button" className={css['look']} aria-label={label} title={label} onClick={onLook} />
        )}
      </div>
      <figcaption className={css['caption']}>
        <span className={css['words']} lang={language} dir={directionOf(language ?? '', caption)}>
          {caption}
        </span>
        <span className={css['number']}>{numeral === '' ? '' : words.plate(numeral)}</span>
      </figcaption>
    </figure>
  );
}
