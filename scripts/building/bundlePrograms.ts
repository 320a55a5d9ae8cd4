import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** What tests start as processes of their own, and what these start. */
const programs = [
  '{gateway,platform}/main.ts',
  'platform/identity/passwordHashing/hashingProcess.ts',
  'platform/core/store/sqlite/readerProcess.ts',
  'scripts/{backup,conformance,ledgerCheck,mock,operatorAdd,restore,writeSchema}.ts',
  'tests/faults/{hastyPlatform,jobWorker,payAndTell}.ts',
];

/** A module looks for its texts and folders beside its source, wherever it runs from. */
const atItsSource: Plugin = {
  name: 'at-its-source',
  transform: {
    filter: { id: { exclude: /\/node_modules\// }, code: /import\.meta\.(url|dirname)/ },
    handler: (code, id) =>
      code
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
        .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(id))),
  },
};

/**
 * Makes of each program, and of all that it imports, a few large files in `.cache/programs`; `runBundled.cjs` runs them in its place. A process of the product
 * loads some 1,500 small ones, which is half of what its start costs, and the tests start hundreds. By itself, since Vite changes the environment it runs in.
 */
const folder = path.join(root, '.cache/programs');
await build({
  root,
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  // As plain Node resolves them.
  resolve: { mainFields: ['main'] },
  ssr: { target: 'node', noExternal: true, resolve: { conditions: ['node', 'module-sync'], mainFields: ['main'] } },
  plugins: [atItsSource],
  build: {
    ssr: true,
    target: 'node24',
    outDir: folder,
    emptyOutDir: true,
    minify: false,
    rolldownOptions: {
      input: Object.fromEntries(globSync(programs, { cwd: root }).map((program) => [program, path.join(root, program)])),
      output: { entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' },
    },
  },
});
if (!existsSync(path.join(folder, 'gateway/main.ts.mjs'))) throw new Error('the programs were not bundled');
