import { globSync, readFileSync } from 'node:fs';
import type { Call } from '../../gateway/contract/call.ts';
import { calls } from '../../gateway/contract/calls.ts';
import { readSources } from '../../tests/boundaries/sources.ts';
import { sharedPaths, unknownProperties, unlistedCalls, unreadClasses, unregistered } from './looseEnds.ts';

/** Names what compiles and yet leads nowhere. */
const styles = globSync(['{web,platform}/**/*.{css,tsx,html}', '{web,platform}/**/page/**/*.ts'])
  .filter((path) => !path.includes('__generated__'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'path' in value && 'answer' in value;
const nouns = globSync('gateway/contract/*/*.ts').filter((path) => !path.includes('.test.') && !path.includes('/openapi/'));
const written = (await Promise.all(nouns.map((path) => import(`../../${path}`) as Promise<object>))).flatMap((noun) =>
  Object.entries(noun).filter((entry): entry is [string, Call] => isCall(entry[1])),
);

const sources = readSources();
const modules = styles.filter(({ path }) => path.endsWith('.module.css'));

const found = [
  ...unknownProperties(styles),
  ...unreadClasses(modules, sources),
  ...unregistered(sources),
  ...sharedPaths(Object.fromEntries(written)),
  ...unlistedCalls(written, calls),
];
for (const line of found) console.error(line);
process.exitCode = found.length > 0 ? 1 : 0;
