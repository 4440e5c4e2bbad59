import type { Settings } from '../../../domain/settings.ts';
import type { PageView } from '../page-view.ts';
import { Announcer } from './announcer.tsx';
import { announcementsOf } from './announcements.ts';
import { useShownWords } from './use-shown-words.ts';

export type PageAnnouncerProps = {
  readonly page: PageView;
  /** Whether it was told before the player's eyes: of any other it says nothing. */
  readonly fresh: boolean;
  readonly settings: Pick<Settings, 'wholePassages'>;
  readonly hero: string;
};

/** Says the words of a page as they come, and how it ends. */
export function PageAnnouncer({ page, fresh, settings, hero }: PageAnnouncerProps) {
  const shown = useShownWords(page, settings);
  return (
    <Announcer
      subject={fresh ? toldAs(page) : null}
      lines={fresh ? announcementsOf(page, shown, hero) : []}
    />
  );
}

/** A turn that is told from its beginning again is another telling. */
function toldAs({ id, draft, scene }: PageView): string {
  return `${id} ${(draft ?? scene)?.retell ?? 0}`;
}
