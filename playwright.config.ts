import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './scripts/machine/chromium.ts';

const withPictures = /@pictures/;
/** To start a process for each page costs a tenth of a journey; pages of other sites have theirs all the same. */
const sharedRenderer = '--renderer-process-limit=1';
/**
 * Pages are left before code that was translated twice pays. The last compiler stays, which comes into its own after 3,000 calls: the 25,000
 * hashes before an account is opened take seven times as long without.
 */
const fewerCompilers = '--js-flags=--no-maglev';
/** To draw the pictures takes a fifth of what Home does; journeys that are about what is seen ask for them (pictures.ts). */
const noPictures = '--blink-settings=imagesEnabled=false';

const executablePath = findChromium(process.env);
const args = [...chromiumArguments, sharedRenderer, fewerCompilers];

/**
 * Journeys start the real thing themselves (tests/journeys/support/startStack.ts); nothing is mocked. Playwright stays at 1.59: from 1.60 to 1.65 each look of an
 * `expect` that does not find its answer yet describes the whole page for a report that is seldom written (its issue 41098), a tenth of what journeys take.
 */
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '*.spec.ts',
  outputDir: '.cache/journeys',
  fullyParallel: false,
  workers: 2,
  // Some take 40 seconds where the machine has five times the work that it can do at once.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  globalSetup: './tests/journeys/support/startStack.ts',
  // Node loads what is written here as it stands; to rewrite it first took ten seconds of the processor, and more in each worker.
  build: { external: ['**/*.ts'] },
  use: {
    launchOptions: { executablePath, args },
    // What a journey lets pass or holds back does not go through a worker; the one about the worker says otherwise.
    serviceWorkers: 'block',
    // To draw what fades and slides costs a tenth of a journey; those that are about motion ask for it (support/motion.ts).
    contextOptions: { reducedMotion: 'reduce' },
    // Recording takes the processor from the journeys, so it is done of those that have failed once.
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'with pictures', grep: withPictures },
    { name: 'journeys', grepInvert: withPictures, use: { launchOptions: { executablePath, args: [...args, noPictures] } } },
  ],
});
