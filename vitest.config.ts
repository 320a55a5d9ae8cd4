import relay from 'vite-plugin-relay';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [relay],
  test: {
    include: ['{gateway,platform,web,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'tests/bench/**'],
    setupFiles: ['./web/testing/setup.ts'],
    testTimeout: 20_000,
    // graphql has a `development` export condition; loaded twice, its classes would not know each other.
    server: { deps: { inline: [/graphql/, /@pothos/] } },
  },
});
