import { defineConfig } from 'playwright/test';
import game from './playwright.config.ts';

// oxlint-disable-next-line import/no-default-export -- Playwright reads the default export
export default defineConfig(game, {
  testMatch: '**/*.take.ts',
  workers: 2,
  // What is told in passing is hidden by a style sheet that the policy of the page would refuse.
  use: { locale: 'en-US', timezoneId: 'UTC', bypassCSP: true },
});
