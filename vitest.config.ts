import { fileURLToPath } from 'node:url';
import relay from 'vite-plugin-relay';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [relay],
  // graphql has a `development` export condition that plain Node does not see. Loaded twice, its classes would not know each other.
  resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(new URL('./node_modules/graphql/index.mjs', import.meta.url)) }] },
  test: {
    include: ['{gateway,platform,web,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'tests/bench/**'],
    globalSetup: ['./platform/testing/storeTemplates.ts'],
    setupFiles: ['./web/testing/setup.ts'],
    testTimeout: 20_000,
    // Much of a store test is waiting for the disk; on two cores the default would be one.
    maxWorkers: 2,
  },
});
