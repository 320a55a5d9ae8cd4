import { existsSync, readFileSync } from 'node:fs';
import type { Language } from '#contract/languages.ts';
import { z } from 'zod';
import type { Catalogue } from './catalogue.ts';
import type { TextTree } from './texts.ts';

const tree: z.ZodType<TextTree> = z.lazy(() => z.record(z.string(), z.union([z.string(), tree])));

/** What a catalogue says in one language; nothing where it has no file of that language. Throws for a file that is no tree of texts. */
export function readCatalogue({ folder }: Catalogue, language: Language): TextTree {
  const file = new URL(`${language}.json`, folder);
  return existsSync(file) ? tree.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}
