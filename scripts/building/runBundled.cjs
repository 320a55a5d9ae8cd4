// Loaded into every process of a test run by `NODE_OPTIONS`, whatever Node it is of: a program of which `bundlePrograms.ts` made a bundle is run from there.
// What it is called by, and where it looks for its files, stays as it is.
const { existsSync } = require('node:fs');
const { registerHooks } = require('node:module');
const path = require('node:path');
const { pathToFileURL } = require('node:url');

const root = path.resolve(__dirname, '../..');
const source = process.argv[1] ?? '';
const bundle = path.join(root, '.cache/programs', `${path.relative(root, source)}.mjs`);
if (source.startsWith(root) && existsSync(bundle)) {
  const [from, to] = [source, bundle].map((file) => pathToFileURL(file).href);
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === from || specifier === source ? { url: to, format: 'module', shortCircuit: true } : next(specifier, context),
  });
}
