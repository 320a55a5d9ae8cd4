import { fileURLToPath } from 'node:url';
import relay from 'vite-plugin-relay';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/LongestFirst.ts';

const exclude = ['**/node_modules/**', 'tests/bench/**', 'tests/firefox/**'];
/** What runs in a browser; every other test is of what runs in Node. */
export const pages = [
  'web/**/*.test.{ts,tsx}',
  'platform/{core,content/chat,operator/chatDesk}/page/*.test.ts',
  'platform/play/{games,studio}/**/page/**/*.test.ts',
  'platform/play/games/kit/*.test.ts',
];
export const pageSetup = './web/testing/setup.ts';
export const pageEnvironment = 'happy-dom';

/** How Vite loads what Node cannot load by itself: components, styles, Relay's documents. */
export const throughVite = {
  plugins: [relay],
  // graphql has a `development` export condition that plain Node does not see. Loaded twice, its classes would not know each other.
  resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(new URL('./node_modules/graphql/index.mjs', import.meta.url)) }] },
};

/** What tests of either kind have in common. Files leave nothing behind, so that those of one process share what they import. */
const shared = { isolate: false, testTimeout: 120_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    // Much of a test is waiting: for a process that starts, an answer of the database, a limit that has to pass. On two cores the default would be one.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        // Node loads them by itself, as it loads the product, and under no conditions of Vite's.
        ssr: { resolve: { conditions: [] } },
        test: {
          ...shared,
          name: 'node',
          include: ['{gateway,platform,tests}/**/*.test.ts'],
          exclude: [...exclude, ...pages],
          globalSetup: ['./platform/testing/storeTemplates.ts'],
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      {
        ...throughVite,
        test: {
          ...shared,
          // The slowest takes four seconds beside all else on a good machine, and ten times that on a bad one.
          testTimeout: 60_000,
          name: 'page',
          environment: pageEnvironment,
          include: pages,
          exclude,
          setupFiles: [pageSetup],
        },
      },
    ],
  },
});
