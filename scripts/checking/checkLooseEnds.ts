import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Call } from '../../gateway/contract/call.ts';
import { calls } from '../../gateway/contract/calls.ts';
import { readSources } from '../../tests/boundaries/sources.ts';
import { sharedPaths, unknownProperties, unlistedCalls, unreadClasses, unregistered } from './looseEnds.ts';
import { keysOf, unknownTexts } from './unknownTexts.ts';

/** Names what compiles and yet leads nowhere. */
const styles = globSync(['{web,platform}/**/*.{css,tsx,html}', '{web,platform}/**/page/**/*.ts'])
  .filter((file) => !file.includes('__generated__'))
  .map((file) => ({ path: file, text: readFileSync(file, 'utf8') }));

const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'path' in value && 'answer' in value;
const nouns = globSync('gateway/contract/*/*.ts').filter((file) => !file.includes('.test.') && !file.includes('/openapi/'));
const written = (await Promise.all(nouns.map((file) => import(`../../${file}`) as Promise<object>))).flatMap((noun) =>
  Object.entries(noun).filter((entry): entry is [string, Call] => isCall(entry[1])),
);

const sources = readSources();
const texts = new Map(
  globSync('web/i18n/locales/EN/*.json').map((file) => [
    path.basename(file, '.json'),
    new Set(keysOf(JSON.parse(readFileSync(file, 'utf8')) as Parameters<typeof keysOf>[0])),
  ]),
);
const modules = styles.filter(({ path: file }) => file.endsWith('.module.css'));

const found = [
  ...unknownProperties(styles),
  ...unreadClasses(modules, sources),
  ...unregistered(sources),
  ...unknownTexts(sources, texts),
  ...sharedPaths(Object.fromEntries(written)),
  ...unlistedCalls(written, calls),
];
for (const line of found) console.error(line);
process.exitCode = found.length > 0 ? 1 : 0;
