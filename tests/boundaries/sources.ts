import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Source {
  /** Path from the project's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /** Project files it imports, as paths from the root; package names are left out. */
  readonly imports: readonly string[];
}

const aliases: readonly (readonly [string, string])[] = [
  ['#contract/', 'gateway/contract/'],
  ['#web/', 'web/'],
];

/** Every hand-written TypeScript file of the three layers and of tests and scripts; `more` are patterns of further ones. */
export function readSources(more: readonly string[] = []): readonly Source[] {
  return globSync(['{gateway,platform,web,tests,scripts}/**/*.{ts,tsx}', ...more])
    .filter((file) => !file.includes('__generated__') && !file.includes('node_modules'))
    .map((file) => {
      const text = readFileSync(file, 'utf8');
      return { path: file, text, imports: importsOf(file, text) };
    });
}

function importsOf(file: string, text: string): readonly string[] {
  const specifiers = [
    ...text.matchAll(/(?:^|\n)\s*(?:import|export)\b[^'";]*?from\s+'([^']+)'|import\(\s*'([^']+)'\s*\)|(?:^|\n)import\s+'([^']+)'/g),
  ];
  return specifiers.flatMap((match) => {
    const specifier = match[1] ?? match[2] ?? match[3] ?? '';
    const alias = aliases.find(([prefix]) => specifier.startsWith(prefix));
    if (alias) return [specifier.replace(alias[0], alias[1])];
    return specifier.startsWith('.') ? [path.posix.join(path.posix.dirname(file), specifier)] : [];
  });
}

export const isTest = (file: string): boolean =>
  /\.(test|spec)\.tsx?$/.test(file) || file.startsWith('tests/') || file.includes('/testing/');
