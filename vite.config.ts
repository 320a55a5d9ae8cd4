import { createHash } from 'node:crypto';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import relay from 'vite-plugin-relay';

/** Chunks that outlive a deployment: what a player has fetched of them stays good. */
const vendors = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'relay', test: /node_modules\/(react-relay|relay-runtime|fbjs|invariant|nullthrows|@babel\/runtime)\// },
  { name: 'router', test: /node_modules\/(react-router|react-router-dom|cookie|set-cookie-parser)\// },
  { name: 'i18n', test: /node_modules\/(i18next|react-i18next|html-parse-stringify|void-elements|use-sync-external-store)\// },
];

/**
 * Writes `csp.json` beside `index.html`: the hash of its one inline script, for whoever sends the content policy.
 * A second inline script would be refused by that policy, so it ends the build.
 */
const inlineScriptHash = (): Plugin => ({
  name: 'inline-script-hash',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      const scripts = [...String(page.source).matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => text ?? '');
      if (scripts.length !== 1) this.error(`index.html has ${scripts.length} inline scripts, and the policy knows one`);
      const hashes = scripts.map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
      this.emitFile({ type: 'asset', fileName: 'csp.json', source: JSON.stringify({ scripts: hashes }) });
    },
  },
});

export default defineConfig({
  root: 'web',
  plugins: [relay, react(), inlineScriptHash()],
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/graphql': process.env['GATEWAY_ORIGIN'] ?? 'http://localhost:3000' },
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // An inlined asset would need `data:` in the content policy, and the polyfill an inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { output: { codeSplitting: { groups: vendors } } },
  },
});
