import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { formOfEntry } from '../../domain/character-entry.ts';
import type { CharacterForm } from '../../domain/character.ts';
import type { GameError } from '../../domain/errors.ts';
import { fileStem } from '../../domain/file-name.ts';
import { arrangeHeroAtom } from '../../state/actions.ts';
import { fileServiceAtom } from '../../state/files.ts';
import { notifyAtom } from '../../state/notices.ts';
import { readPictureAtom } from '../../state/picture-queries.ts';
import { useHeroes, type Hero } from '../../state/shelf.ts';
import { portraitKeeperAtom } from '../../state/portraits.ts';
import { bringFilesAtom, offerAtom } from '../../state/view.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { EmptyNote } from '../kit/empty-note.tsx';
import { late } from '../kit/late.tsx';
import { LoadBoundary } from '../kit/load-boundary.tsx';
import { RowBoundary } from '../kit/row-boundary.tsx';
import { pickFiles, readableFiles, saveFile } from '../kit/save-file.ts';
import { ShelfRoom, ShelfTitle } from '../kit/shelf-room.tsx';
import { SureDialog } from '../kit/sure-dialog.tsx';
import { messageOf } from '../messages.ts';
import { Tabs } from '../kit/tabs.tsx';
import { CharacterCard } from './character-card.tsx';
import { CharacterPreview } from './character-preview.tsx';
import css from './characters-dialog.module.css';
import { words } from './words.ts';

const PortraitPanel = late(async () => (await import('./portrait-panel.tsx')).PortraitPanel);

export type CharactersDialogProps = {
  /** Left out where there is no form to be filled. */
  readonly onUse?: (form: CharacterForm) => void;
  readonly onClose: () => void;
};

type Over = { readonly what: 'preview' | 'sure'; readonly character: string };

/** Every hero of this player, or why they cannot be read. */
export function CharactersDialog(props: CharactersDialogProps) {
  return (
    <LoadBoundary
      title={words.title}
      closeLabel={words.close}
      failed={words.failed}
      again={words.again}
      onClose={props.onClose}
    >
      <Characters {...props} />
    </LoadBoundary>
  );
}

function Characters({ onUse, onClose }: CharactersDialogProps) {
  const library = useHeroes();
  const keeper = useAtomValue(portraitKeeperAtom);
  const [tab, setTab] = useState<'all' | 'favourites'>('all');
  const [over, setOver] = useState<Over | null>(null);
  const commands = useHeroCommands();
  const bring = useSetAtom(bringFilesAtom);
  const heroes = library?.heroes ?? [];
  const shown = tab === 'all' ? heroes : heroes.filter(({ entry }) => entry.favourite);
  const chosen = over && heroes.find(({ entry }) => entry.id === over.character);
  const close = () => {
    setOver(null);
  };
  const use = (hero: Hero) =>
    onUse &&
    (() => {
      onUse(formOfEntry(hero.entry));
    });
  return (
    <Dialog
      title={<ShelfTitle title={words.title} count={words.count(heroes.length)} />}
      closeLabel={words.close}
      size="full"
      onClose={onClose}
      footer={
        <Button
          onClick={() => {
            void pickFiles(readableFiles).then(bring);
          }}
        >
          {words.bring}
        </Button>
      }
    >
      <ShelfRoom>
        <Tabs
          label={words.tabs}
          tabs={[
            { id: 'all', label: words.all },
            { id: 'favourites', label: words.favourites },
          ]}
          chosen={tab}
          onChoose={setTab}
        >
          {!library && <EmptyNote>{words.loading}</EmptyNote>}
          {library && shown.length === 0 && (
            <EmptyNote>{tab === 'all' ? words.empty : words.emptyFavourites}</EmptyNote>
          )}
          <ul className={css['grid']}>
            {shown.map((hero) => (
              <RowBoundary key={hero.entry.id} instead={<li>{words.cannotShow}</li>}>
                <CharacterCard
                  hero={hero}
                  onUse={use(hero)}
                  onFavourite={() => void commands.favour(hero)}
                  onDownload={() => void commands.download(hero)}
                  onPreview={() => {
                    setOver({ what: 'preview', character: hero.entry.id });
                  }}
                  onDelete={() => {
                    setOver({ what: 'sure', character: hero.entry.id });
                  }}
                />
              </RowBoundary>
            ))}
          </ul>
        </Tabs>
        {keeper && heroes.length > 0 && <PortraitPanel entries={heroes.map(({ entry }) => entry)} />}
        {library && library.damaged > 0 && <p className={css['note']}>{words.damaged(library.damaged)}</p>}
      </ShelfRoom>
      {chosen && over?.what === 'preview' && (
        <CharacterPreview
          hero={chosen}
          onUse={use(chosen)}
          onFavourite={() => void commands.favour(chosen)}
          onDownload={() => void commands.download(chosen)}
          onClose={close}
        />
      )}
      {chosen && over?.what === 'sure' && (
        <SureDialog
          words={words.sure}
          name={chosen.entry.name || words.unnamed}
          onNo={close}
          onYes={() => {
            close();
            void commands.remove(chosen);
          }}
        />
      )}
    </Dialog>
  );
}

function useHeroCommands() {
  const arrange = useSetAtom(arrangeHeroAtom);
  const notify = useSetAtom(notifyAtom);
  const offer = useSetAtom(offerAtom);
  const service = useAtomValue(fileServiceAtom);
  const readPicture = useSetAtom(readPictureAtom);
  const fail = (title: string, error: GameError) => {
    notify({ type: 'message', title, text: messageOf(error).text, tone: 'warning' });
  };
  return {
    favour: async ({ entry }: Hero) => {
      const favourite = !entry.favourite;
      const result = await arrange({ type: 'favour-character', character: entry.id, favourite });
      if (!result.ok) {
        fail(words.favouriteFailed, result.error);
        return;
      }
      notify({
        type: 'message',
        title: favourite ? words.added : words.removed,
        text: favourite ? words.addedText(entry.name) : words.removedText(entry.name),
        tone: 'calm',
      });
    },
    download: async ({ entry }: Hero) => {
      const made = await service?.writeCharacter({ character: entry.id, as: 'png' });
      if (made?.ok) {
        saveFile(made.value.file, made.value.name);
        return;
      }
      // No card could be made: the picture itself, as it is stored.
      const picture = entry.image === null ? null : await readPicture(entry.image);
      if (picture) saveFile(picture.blob, pictureName(entry.name, picture.blob.type));
      else notify({ type: 'message', ...words.downloadFailed, tone: 'warning' });
    },
    remove: async ({ entry }: Hero) => {
      const move = (gone: boolean) => arrange({ type: 'trash-character', character: entry.id, gone });
      const result = await move(true);
      if (!result.ok) {
        fail(words.removeFailed, result.error);
        return;
      }
      const { title, text, undo } = words.gone;
      offer({ title, text: text(entry.name), label: undo, run: () => void move(false) });
    },
  };
}

/** A name that every file system takes, with the ending of its kind. */
function pictureName(name: string, mime: string): string {
  const ending = /^image\/(svg|[a-z]+)/.exec(mime)?.[1] ?? 'png';
  return `${fileStem(name, 80) || 'Lamplit'}.${ending === 'jpeg' ? 'jpg' : ending}`;
}
