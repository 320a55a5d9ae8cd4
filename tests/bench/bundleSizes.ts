import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { fetchedLanguages, resourceLanguages } from '../../web/i18n/languages.ts';
import { missedLines } from './misses.ts';

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

interface RouteSize {
  readonly route: string;
  /** KB of gzipped JavaScript that this entry needs beyond what the page has loaded already, texts included. */
  readonly kilobytes: number;
  /** What it should be. */
  readonly budget: number;
  /** What it may not be. */
  readonly limit: number;
}

interface Route extends Omit<RouteSize, 'kilobytes'> {
  /** Part of the name of the module that it begins with. */
  readonly module: string;
  /** The texts beyond the first ones without which it is not drawn: they are JavaScript like all else. */
  readonly namespaces: readonly string[];
}

const folder = 'dist/web';

const home: Route = { route: 'home, before first content', module: 'screens/home/HomeScreen', namespaces: [], budget: 215, limit: 215 };

const beyondHome: readonly Route[] = [
  { route: 'lobby, beyond home', module: 'screens/lobby/LobbyScreen', namespaces: [], budget: 15, limit: 25 },
  { route: 'game screen, beyond home', module: 'screens/game/GameScreen', namespaces: ['game'], budget: 15, limit: 25 },
  {
    route: 'log-in dialog, beyond home',
    module: 'dialogs/login/LoginDialog',
    namespaces: ['login', 'auth', 'verification'],
    budget: 60,
    limit: 75,
  },
  { route: 'member centre, beyond home', module: 'panels/memberCentre/MemberCentre', namespaces: ['memberCentre'], budget: 45, limit: 60 },
];

/** JavaScript per route of the built site, against its budgets; in the language that needs the most. */
export function bundleSizes(): readonly RouteSize[] {
  const read = <Content>(name: string): Content => JSON.parse(readFileSync(`${folder}/.vite/${name}.json`, 'utf8')) as Content;
  const manifest = read<Record<string, Chunk>>('manifest');
  const keys = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
  // By the module that is asked for, whether its chunk has others as well or not.
  const places = new Map([
    ...Object.keys(manifest).map((key) => [key, key] as const),
    ...Object.entries(read<Record<string, string>>('passages')).map(([module, file]) => [module, keys.get(file) ?? file] as const),
  ]);
  const closure = (needed: readonly string[], into: Set<string> = new Set()): Set<string> => {
    for (const key of needed) if (!into.has(key)) closure(manifest[key]?.imports ?? [], into.add(key));
    return into;
  };
  const size = (needed: Iterable<string>) =>
    [...needed].reduce((sum, key) => sum + gzipSync(readFileSync(`${folder}/${manifest[key]?.file}`), { level: 9 }).length, 0) / 1024;
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (entry === undefined) throw new Error('The built site has no entry; run npm run build.');
  const find = (part: string): string => {
    const found = [...places].find(([module, key]) => module.includes(part) && manifest[key]?.file.endsWith('.js'))?.[1];
    if (found === undefined) throw new Error(`The built site has no chunk for ${part}.`);
    return found;
  };

  const needs = ({ module, namespaces }: Route, language: (typeof resourceLanguages)[number]): Set<string> => {
    const codes = fetchedLanguages(language);
    const texts = codes.flatMap((code) => namespaces.map((namespace) => `i18n/locales/${code}/${namespace}.json`));
    // A language may leave a namespace to the one below it, but for the first ones.
    return closure([
      entry,
      find(module),
      ...codes.map((code) => find(`i18n/firstTexts/${code}.ts`)),
      ...(namespaces.length > 0 ? [find('i18n/otherTexts.ts')] : []),
      ...texts.flatMap((text) => places.get(text) ?? []),
    ]);
  };
  const most = (needed: (language: (typeof resourceLanguages)[number]) => Set<string>) =>
    Math.max(...resourceLanguages.map((language) => size(needed(language))));
  const rowOf = ({ route, budget, limit }: Route, kilobytes: number): RouteSize => ({ route, kilobytes, budget, limit });

  const first = closure([entry, find(home.module)]);
  const lazy = Object.keys(manifest).filter((key) => manifest[key]?.file.endsWith('.js') && !first.has(key));
  const largest = lazy.map((key) => ({ key, kilobytes: size([key]) })).toSorted((a, b) => b.kilobytes - a.kilobytes)[0];
  return [
    rowOf(
      home,
      most((language) => needs(home, language)),
    ),
    ...beyondHome.map((route) =>
      rowOf(
        route,
        most((language) => needs(route, language).difference(needs(home, language))),
      ),
    ),
    ...(largest ? [{ route: `largest lazy chunk (${largest.key})`, kilobytes: largest.kilobytes, budget: 70, limit: 80 }] : []),
  ];
}

/** The same as a section of the bench's page. */
export function bundleTable(): readonly string[] {
  const sizes = bundleSizes();
  return [
    '',
    '## JavaScript per route (KB, gzip)',
    '',
    '| route | size | budget | limit |',
    '|---|---|---|---|',
    ...sizes.map(({ route, kilobytes, budget, limit }) => `| ${route} | ${kilobytes.toFixed(1)} | ${budget} | ${limit} |`),
    ...missedLines(
      sizes.map(({ route, kilobytes, budget }) => ({ what: route, figure: kilobytes, limit: budget, shown: kilobytes.toFixed(1) })),
    ),
  ];
}
