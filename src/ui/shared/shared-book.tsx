import { useSetAtom } from 'jotai';
import { ArrowLeft, BookDown, Link2 } from 'lucide-react';
import { useState } from 'react';

import { directionOf } from '../../domain/direction.ts';
import type { FileError, MadeFile, Progress } from '../../domain/file-port.ts';
import type { BookImage, OpenBook } from '../../domain/open-book.ts';
import type { Result } from '../../domain/result.ts';
import { defaultSettings, type DisplaySettings } from '../../domain/settings.ts';
import { notifyAtom } from '../../state/notices.ts';
import { genreHue } from '../parts/genre-hue.ts';
import { PageFoot } from '../parts/page-foot.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { Button } from '../kit/button.tsx';
import { Fact } from '../kit/fact.tsx';
import { classes } from '../kit/classes.ts';
import { OrnamentGlyph } from '../kit/glyphs.tsx';
import { exportMessage } from '../parts/files/file-words.ts';
import { saveFile } from '../kit/save-file.ts';
import { useBlobUrl } from '../parts/stored-picture.tsx';
import { Prose } from '../parts/prose.tsx';
import { paragraphsOf } from '../kit/paragraphs.ts';
import { Pigment } from '../parts/pigment.tsx';
import { roman } from '../kit/roman.ts';
import { useMedia } from '../kit/use-media.ts';
import { words as house } from '../parts/words.ts';
import css from './shared-book.module.css';
import { words } from './words.ts';

export type SharedBookProps = {
  readonly book: OpenBook;
  /** What the share button copies. */
  readonly address: string;
  /** Makes the PDF; `null` where none can be made. */
  readonly onPrint: (progress: Progress) => Promise<Result<MadeFile, FileError> | null>;
  /** How the reader likes his text; readers without an account get the page's own. */
  readonly display?: DisplaySettings;
  readonly onOther?: () => void;
};

/** A snapshot of one road, to be read. */
export function SharedBook({ book, address, onPrint, display, onOther }: SharedBookProps) {
  const [oldestFirst, setOldestFirst] = useState(true);
  const [share, setShare] = useState<number | null>(null);
  const notify = useSetAtom(notifyAtom);
  const mobile = useMedia('(width < 48rem)');
  const look: DisplaySettings = display ?? {
    ...defaultSettings[mobile ? 'mobile' : 'desktop'],
    textSize: mobile ? 1.3 : 1.2,
    fontFamily: 'serif',
  };
  const chapters = oldestFirst ? book.chapters : book.chapters.toReversed();
  const print = async () => {
    setShare(0);
    const made = await onPrint(setShare);
    setShare(null);
    if (made?.ok) {
      saveFile(made.value.file, made.value.name);
      notify({ type: 'message', ...words.pdfDone, tone: 'calm' });
    } else {
      const { text } = exportMessage(made?.error ?? { type: 'format-unavailable' }, 'pdf');
      notify({ type: 'message', title: words.pdfUnavailable, text, tone: 'warning' });
    }
  };
  const copy = () => {
    navigator.clipboard.writeText(address).then(
      () => {
        notify({ type: 'message', ...words.copied, tone: 'calm' });
      },
      () => {
        notify({ type: 'message', ...words.copyFailed, tone: 'warning' });
      },
    );
  };
  return (
    <main className={classes(css['desk'], genreHue(book.genre))} data-hue="">
      <title>{`${book.title} · ${house.product}`}</title>
      <header className={css['head']}>
        <PageLink href="/" kind="quiet">
          <ArrowLeft aria-hidden size={18} /> {words.back}
        </PageLink>
        <span className={css['deeds']}>
          <Button
            aria-disabled={share !== null}
            onClick={() => {
              if (share === null) void print();
            }}
          >
            <BookDown aria-hidden size={18} />{' '}
            {share === null ? words.pdf : words.making(Math.round(share * 100))}
          </Button>
          <Button onClick={copy}>
            <Link2 aria-hidden size={18} /> {words.share}
          </Button>
        </span>
      </header>
      <section className={css['front']} lang={book.language}>
        <h1 className={css['title']} dir={directionOf(book.language, book.title)}>
          {book.title}
        </h1>
        <p className={css['by']}>{words.sharedBy(book.hero)}</p>
        <div className={css['ornament']}>
          <OrnamentGlyph />
        </div>
        <dl className={css['facts']}>
          <Fact name={words.created} value={dates.format(book.createdAt)} />
          <Fact name={words.updated} value={dates.format(book.playedAt)} />
          <Fact name={words.hero} value={book.hero} />
          <Fact name={words.scenes} value={String(book.chapters.length)} />
        </dl>
      </section>
      <div className={css['order']}>
        <h2 className={css['timeline']}>{words.timeline}</h2>
        <Button
          onClick={() => {
            setOldestFirst(!oldestFirst);
          }}
        >
          {oldestFirst ? words.oldest : words.newest}
        </Button>
      </div>
      <ol className={css['chapters']} reversed={!oldestFirst}>
        {chapters.map((chapter) => (
          <li key={chapter.number} className={css['chapter']}>
            <article lang={book.language}>
              <p className={css['folio']}>{words.folio(roman(chapter.number))}</p>
              <h3 className={css['scene']} dir={directionOf(book.language, chapter.title)}>
                {chapter.title}
              </h3>
              {chapter.action && (
                <p
                  className={css['action']}
                  data-type={chapter.action.type}
                  dir={directionOf(book.language, chapter.action.text)}
                >
                  <Pigment type={chapter.action.type} size="1rem" /> {chapter.action.text}
                </p>
              )}
              {chapter.picture && <Plate image={chapter.picture} title={chapter.title} />}
              <Told passage={chapter.passage} language={book.language} display={look} />
              {chapter.ending && <p className={css['end']}>{words.end}</p>}
            </article>
          </li>
        ))}
      </ol>
      {onOther && (
        <p className={css['other']}>
          <Button onClick={onOther}>{words.other}</Button>
        </p>
      )}
      <PageFoot />
    </main>
  );
}

type ToldProps = {
  readonly passage: string;
  readonly language: string;
  readonly display: DisplaySettings;
};

function Told({ passage, language, display }: ToldProps) {
  return (
    <div className={css['prose']}>
      <Prose display={display}>
        {/* Paragraphs have no names, and never change their order. */}
        {/* oxlint-disable react/no-array-index-key */}
        {paragraphsOf(passage).map((text, index) => (
          <p key={index} dir={directionOf(language, passage)}>
            <span>{text}</span>
          </p>
        ))}
        {/* oxlint-enable react/no-array-index-key */}
      </Prose>
    </div>
  );
}

function Plate({ image, title }: { readonly image: BookImage; readonly title: string }) {
  const [blob] = useState(() => new Blob([new Uint8Array(image.bytes)], { type: image.mime }));
  const url = useBlobUrl(blob);
  const [broken, setBroken] = useState(false);
  return (
    <figure className={css['plate']}>
      {broken ? (
        <p className={css['none']}>{words.unavailable}</p>
      ) : (
        url && (
          <img
            src={url}
            width={image.width}
            height={image.height}
            alt={image.alt || title}
            onError={() => {
              setBroken(true);
            }}
          />
        )
      )}
    </figure>
  );
}

const dates = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' });
