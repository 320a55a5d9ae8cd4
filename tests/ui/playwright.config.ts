import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

// It is all about what is seen.
const { projects: _withPicturesAndWithout, ...alike } = journeys;

/** The whole crawl of the site, `npm run test:ui`: every place for every kind of visitor. Each worker starts a stack of its own. */
export default defineConfig(alike, {
  testDir: '.',
  outputDir: '../../.cache/ui',
  globalSetup: '../journeys/support/startStack.ts',
  // With bars hidden a page that is held behind a dialog makes room for one that was never there, and moves.
  use: { launchOptions: { ...alike.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } },
});
