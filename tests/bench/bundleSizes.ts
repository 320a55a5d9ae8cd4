import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

export interface RouteSize {
  readonly route: string;
  /** KB of gzipped JavaScript that this entry needs beyond what the page has loaded already. */
  readonly kilobytes: number;
  /** What it should be. */
  readonly budget: number;
  /** What it may not be. */
  readonly limit: number;
}

const folder = 'dist/web';

/** JavaScript per route of the built site, against its budgets. */
export function bundleSizes(): readonly RouteSize[] {
  const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8')) as Record<string, Chunk>;
  const closure = (key: string, into: Set<string> = new Set()): Set<string> => {
    if (into.has(key)) return into;
    into.add(key);
    for (const imported of manifest[key]?.imports ?? []) closure(imported, into);
    return into;
  };
  const size = (keys: Iterable<string>) => [...keys].reduce((sum, key) => sum + gzipSync(readFileSync(`${folder}/${manifest[key]?.file}`), { level: 9 }).length, 0) / 1024;
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (entry === undefined) throw new Error('The built site has no entry; run npm run build.');
  const find = (part: string) => Object.keys(manifest).find((key) => key.includes(part) && manifest[key]?.file.endsWith('.js'));

  const home = closure(entry);
  const homeScreen = find('screens/home/HomeScreen');
  if (homeScreen !== undefined) closure(homeScreen, home);
  const rows: RouteSize[] = [{ route: 'home, before first content', kilobytes: size(home), budget: 215, limit: 235 }];
  const beyond: readonly (readonly [string, string, number, number])[] = [
    ['lobby, beyond home', 'screens/lobby/LobbyScreen', 15, 25],
    ['game screen, beyond home', 'screens/game/GameScreen', 15, 25],
    ['log-in dialog, beyond home', 'dialogs/login/LoginDialog', 60, 75],
    ['member centre, beyond home', 'panels/memberCentre/MemberCentre', 45, 60],
  ];
  for (const [route, part, budget, limit] of beyond) {
    const key = find(part);
    if (key !== undefined) rows.push({ route, kilobytes: size(closure(key).difference(home)), budget, limit });
  }
  const lazy = Object.keys(manifest).filter((key) => manifest[key]?.file.endsWith('.js') && !home.has(key));
  const largest = lazy.map((key) => ({ key, kilobytes: size([key]) })).toSorted((a, b) => b.kilobytes - a.kilobytes)[0];
  if (largest) rows.push({ route: `largest lazy chunk (${largest.key})`, kilobytes: largest.kilobytes, budget: 70, limit: 80 });
  return rows;
}
