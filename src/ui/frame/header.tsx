import { useAtomValue, useSetAtom } from 'jotai';
import { Library, Monitor, Moon, SlidersHorizontal, Sun } from 'lucide-react';
import type { ReactNode } from 'react';

import { saveSettingsAtom } from '../../state/actions.ts';
import { accountAtom } from '../../state/account.ts';
import { useSettings } from '../../state/queries.ts';
import { BarButton } from '../kit/bar-button.tsx';
import { MoonGlyph } from '../kit/glyphs.tsx';
import { late } from '../kit/late.tsx';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import { AccountButton } from './account-button.tsx';
import { HeaderCredits } from './header-credits.tsx';
import { PictureToggle } from './picture-toggle.tsx';
import { HeaderMenu } from './header-menu.tsx';
import css from './header.module.css';
import { nextTheme, readLook } from '../parts/look.ts';
import { useOnline } from '../kit/use-online.ts';
import { words } from './words.ts';
import { Wordmark } from './wordmark.tsx';

export type HeaderProps = {
  readonly onOpenStories: () => void;
  readonly onOpenSettings: () => void;
  readonly onOpenAccount: () => void;
  /** More buttons of the screen that is shown. */
  readonly children?: ReactNode;
};

const CopyButton = late(async () => (await import('./copy-button.tsx')).CopyButton);

const themeIcons = { system: Monitor, light: Sun, dark: Moon } as const;

/** Name, connection, theme, stories, settings and who plays: above setup and play alike. */
export function Header({ onOpenStories, onOpenSettings, onOpenAccount, children }: HeaderProps) {
  const settings = useSettings();
  const online = useOnline();
  const hasCopy = useAtomValue(accountAtom).type !== 'none';
  const save = useSetAtom(saveSettingsAtom);
  const theme = settings?.theme ?? readLook().theme;
  const ThemeIcon = themeIcons[theme];

  return (
    <header className={css['header']}>
      <div className={css['title']}>
        <Wordmark />
        {!online && (
          <span className={css['offline']} title={words.offline}>
            <MoonGlyph size="1rem" />
            <VisuallyHidden>{words.offline}</VisuallyHidden>
          </span>
        )}
      </div>
      <BarButton label={words.stories} kind="bar" onClick={onOpenStories}>
        <Library aria-hidden />
      </BarButton>
      <BarButton label={words.settings} kind="bar" onClick={onOpenSettings}>
        <SlidersHorizontal aria-hidden />
      </BarButton>
      <HeaderMenu>
        {children}
        <HeaderCredits />
        <PictureToggle />
        {hasCopy && <CopyButton />}
        <div className={css['stays']} data-stays>
          <BarButton
            label={words.theme[theme]}
            word={words.themeNow[theme]}
            kind="glyph"
            onClick={() => {
              void save({ change: { theme: nextTheme(theme) } });
            }}
          >
            <ThemeIcon aria-hidden />
          </BarButton>
        </div>
      </HeaderMenu>
      <AccountButton onOpen={onOpenAccount} />
    </header>
  );
}
