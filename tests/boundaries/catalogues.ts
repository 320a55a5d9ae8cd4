import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Tree = { readonly [key: string]: string | Tree };

/** The texts of one noun: those of each language by their whole keys. */
export interface CatalogueFiles {
  readonly folder: string;
  readonly languages: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

const leaves = (tree: Tree, above = ''): (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[above + key, value] as const] : leaves(value, `${above}${key}.`),
  );

/** Every folder of `texts` below `root`. */
export function readCatalogues(root: string): readonly CatalogueFiles[] {
  const files = globSync(`${root}/**/texts/*.json`).toSorted();
  return [...new Set(files.map((file) => path.posix.dirname(file)))].map((folder) => ({
    folder,
    languages: new Map(
      files
        .filter((file) => path.posix.dirname(file) === folder)
        .map((file) => [path.posix.basename(file, '.json'), new Map(leaves(JSON.parse(readFileSync(file, 'utf8')) as Tree))]),
    ),
  }));
}

/** What is filled in, in no order. A singular may say its number in a word. */
export const placeholders = (key: string, text: string): readonly string[] =>
  [...text.matchAll(/\{\{\s*(\w+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !(key.endsWith('_one') && name === 'count'))
    .toSorted();

/** The key of the text for every number that has no form of its own. */
export const otherFormOf = (key: string): string => key.replace(/_(?:zero|one|two|few|many|other)$/, '_other');
