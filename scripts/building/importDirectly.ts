import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rollup } from 'vite';

/** `export{t as LoginDialog}from"./login.js";` and nothing else: where to, and what is called how. */
const passingOn = /^export\s*\{([^{}]*)\}\s*from\s*["'`]\.\/([^"'`]+)["'`];?\s*$/;

interface Passage {
  /** File of the chunk that has it, beside those that ask. */
  readonly target: string;
  /** An object of what is asked for, made of the chunk `from`. */
  readonly picked: string;
}

function passageOf(code: string): Passage | undefined {
  const [, names, target] = passingOn.exec(code) ?? [];
  if (names === undefined || target === undefined) return undefined;
  const picked = names.split(',').map((each) => {
    const [inside = '', outside = inside] = each.trim().split(/\s+as\s+/);
    return `${outside}:from.${inside}`;
  });
  return { target, picked: `({${picked.join(',')}})` };
}

const site = fileURLToPath(new URL('../../web/', import.meta.url));

const baseName = (file: string): string => file.slice(file.lastIndexOf('/') + 1);

/**
 * Where several parts of the code are asked for one by one and lie in one chunk, the bundler writes a file for each that only passes it on
 * from there: a request for fifty bytes. Whoever asks for such a part asks the chunk itself instead. No name of a file is wrong for it: what
 * is written into a file follows from what stood there before, of which its name is made. `.vite/passages.json` says of each module that was
 * asked for so which file it lies in, as the manifest has no entry for it.
 */
export const importDirectly = (): Plugin => ({
  name: 'import-directly',
  apply: 'build',
  // Before anybody lists the files, or what each of them needs.
  generateBundle: {
    order: 'pre',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((output): output is Rollup.OutputChunk => output.type === 'chunk');
      const passages = new Map<string, Passage>();
      for (const { fileName, code, isEntry } of chunks) {
        const passage = isEntry ? undefined : passageOf(code);
        if (passage) passages.set(baseName(fileName), passage);
      }
      for (const chunk of chunks)
        chunk.code = chunk.code.replace(/import\((["'`])\.\/([^"'`]+)\1\)/g, (asked, quote: string, file: string) => {
          const passage = passages.get(file);
          return passage ? `import(${quote}./${passage.target}${quote}).then(from=>${passage.picked})` : asked;
        });
      const places: Record<string, string> = {};
      for (const { fileName, facadeModuleId } of chunks) {
        const passage = passages.get(baseName(fileName));
        if (!passage) continue;
        if (facadeModuleId) places[relative(site, facadeModuleId)] = fileName.replace(baseName(fileName), passage.target);
        delete bundle[fileName];
      }
      this.emitFile({ type: 'asset', fileName: '.vite/passages.json', source: JSON.stringify(places, null, 1) });
    },
  },
});
