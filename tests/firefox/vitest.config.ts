import { defineConfig } from 'vitest/config';

/** What other browsers could do otherwise, in Firefox against the real thing: `npm run test:firefox`. */
export default defineConfig({
  test: {
    include: ['tests/firefox/*.test.ts'],
    globalSetup: ['tests/firefox/startStack.ts'],
    maxWorkers: 1,
    isolate: false,
    testTimeout: 180_000,
    hookTimeout: 90_000,
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
});
