import { existsSync, readFileSync } from 'node:fs';
import type { Language } from '#contract/languages.ts';
import { z } from 'zod';
import type { Catalogue } from './catalogue.ts';
import type { TextTree } from './texts.ts';

const tree: z.ZodType<TextTree> = z.lazy(() => z.record(z.string(), z.union([z.string(), tree])));

/** Files of a program: they do not change while it runs, and a test opens a hundred platforms. */
const known = new WeakMap<Catalogue, Map<Language, TextTree>>();

/** What a catalogue says in one language; nothing where it has no file of that language. Throws for a file that is no tree of texts. */
export function readCatalogue(catalogue: Catalogue, language: Language): TextTree {
  const read = known.get(catalogue) ?? new Map<Language, TextTree>();
  known.set(catalogue, read);
  const file = new URL(`${language}.json`, catalogue.folder);
  const texts = read.get(language) ?? (existsSync(file) ? tree.parse(JSON.parse(readFileSync(file, 'utf8'))) : {});
  read.set(language, texts);
  return texts;
}
