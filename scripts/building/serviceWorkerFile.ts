import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rollup } from 'vite';

type Chunk = Rollup.OutputChunk & { readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } };

/** What the shell and the screens that stand for the site without a connection need: fetched when the worker is installed. */
const shellModules = [
  /main\.tsx$|index\.html$/,
  /screens\/home\/HomeScreen\.tsx$/,
  /screens\/lobby\/LobbyScreen\.tsx$/,
  /screens\/verify\/VerifyScreen\.tsx$/,
  /i18n\/otherTexts\.ts$/,
];

function shellFiles(bundle: Rollup.OutputBundle): readonly string[] {
  const files = new Set<string>();
  const add = (chunk: Chunk): void => {
    if (files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(sheet);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') add(imported as Chunk);
    }
  };
  for (const chunk of Object.values(bundle))
    if (chunk.type === 'chunk' && (chunk.isEntry || shellModules.some((module) => chunk.moduleIds.some((id) => module.test(id)))))
      add(chunk as Chunk);
  return [...files].map((file) => `/${file}`).toSorted();
}

/** Builds `/sw.js` behind the page, which it has to know the files of. */
export const serviceWorkerFile = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const all = Object.keys(bundle)
        .filter((file) => file.startsWith('assets/'))
        .map((file) => `/${file}`)
        .toSorted();
      const shell = shellFiles(bundle).map((url) => ({ url, revision: null }));
      const built = await build({
        configFile: false,
        logLevel: 'warn',
        define: { SHELL_FILES: JSON.stringify(shell), ALL_FILES: JSON.stringify(all), 'process.env.NODE_ENV': '"production"' },
        build: {
          write: false,
          target: 'es2023',
          rolldownOptions: {
            input: fileURLToPath(new URL('../../web/serviceWorker/sw.ts', import.meta.url)),
            output: { format: 'iife', entryFileNames: 'sw.js' },
          },
        },
      });
      const [output] = [built].flat();
      const code = output && 'output' in output ? output.output[0].code : '';
      // The files have names of their content; the page itself has none, and is a new version as well.
      const page = bundle['index.html'];
      const version = createHash('sha256')
        .update(page && 'source' in page ? page.source : '')
        .digest('hex')
        .slice(0, 16);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: `/* ${version} */\n${code}` });
    },
  },
});
