import { defineConfig } from 'playwright/test';
import game from './playwright.config.ts';

// oxlint-disable-next-line import/no-default-export -- Playwright reads the default export
export default defineConfig(game, {
  testMatch: '**/*.take.ts',
  // Three walks; what one draws does not wait for another.
  workers: 2,
  use: { locale: 'en-US', timezoneId: 'UTC' },
});
