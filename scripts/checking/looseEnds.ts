import type { Source } from '../../tests/boundaries/sources.ts';

/** A text of the page: a style sheet, a document, a component. */
export interface StyleSource {
  readonly path: string;
  readonly text: string;
}

/** Custom properties that are read and set nowhere: the browser says nothing, and draws without them. A fallback is no excuse. */
export function unknownProperties(sources: readonly StyleSource[]): readonly string[] {
  const bare = sources.map(({ path, text }) => ({ path, text: text.replace(/\/\*[\s\S]*?\*\//g, '') }));
  const read = bare.flatMap(({ path, text }) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => ({ path, name })));
  // `--a:` in a style sheet, `'--a': …` or `setProperty('--a', …)` in a component.
  const settings = bare.flatMap(({ text }) => [...text.replaceAll(/var\(\s*--[\w-]+/g, '').matchAll(/(--[\w-]+)['"]?\s*[:,\]]/g)]);
  const set = new Set(settings.map(([, name]) => name));
  return read.filter(({ name }) => !set.has(name)).map(({ path, name }) => `${path}: nothing sets ${name}`);
}

/** What selectors name as classes: not what comments, texts, numbers and rules of the whole page have dots for. */
function classesOf(sheet: string): readonly string[] {
  const bare = sheet.replace(/\/\*[\s\S]*?\*\/|'[^']*'|"[^"]*"|:global\((?:[^()]|\([^()]*\))*\)/g, '');
  const selectors = [...bare.matchAll(/(?<=^|[{};])[^{};]+(?=\{)/g)].map(([selector]) => selector.trim());
  const names = selectors
    .filter((selector) => !selector.startsWith('@'))
    .flatMap((selector) => [...selector.matchAll(/\.([a-z_][\w-]*)/gi)]);
  return [...new Set(names.map(([, name = '']) => name))];
}

/** What a component reads of a sheet that it imports; undefined where it computes a name, or hands the sheet on. */
function classesRead(component: string, sheet: string): readonly string[] | undefined {
  const imports = [...component.matchAll(/import (\w+) from '[^']*?([^'/]+)'/g)].filter(([, , file]) => sheet.endsWith(`/${file}`));
  const uses = imports.flatMap(([, name]) => [...component.matchAll(new RegExp(`\\b${name}\\b(?! from ')(?:\\['([^']+)'\\])?`, 'g'))]);
  const names = uses.flatMap(([, name]) => name ?? []);
  return names.length < uses.length ? undefined : names;
}

/** Classes of CSS modules that no importer reads any more: they are sent all the same. Where a name is computed, all of them may be read. */
export function unreadClasses(sheets: readonly StyleSource[], sources: readonly Source[]): readonly string[] {
  return sheets.flatMap(({ path, text }) => {
    const readers = sources.filter((source) => source.imports.includes(path)).map((source) => classesRead(source.text, path));
    if (readers.includes(undefined)) return [];
    const read = new Set(readers.flatMap((names) => names ?? []));
    return classesOf(text)
      .filter((name) => !read.has(name))
      .map((name) => `${path}: nothing reads .${name}`);
  });
}

/** What of a call says where it is asked. */
interface Address {
  readonly method: string;
  readonly path: string;
}

interface Register {
  /** What is said of a file that the list leaves out. */
  readonly list: string;
  readonly belongs: (source: Source) => boolean;
}

const registers: readonly Register[] = [
  { list: 'web/routes.ts', belongs: ({ path }) => /^web\/.*\.route\.ts$/.test(path) },
  { list: 'web/panels/memberCentre/pages.ts', belongs: ({ path }) => /^web\/.*\.page\.ts$/.test(path) },
  { list: 'platform/modules.ts', belongs: ({ path }) => /^platform\/.*\.module\.ts$/.test(path) },
];

/** Routes, pages and modules that nobody registered: they compile, and nobody can reach them. */
export function unregistered(sources: readonly Source[]): readonly string[] {
  const imports = new Map(sources.map((source) => [source.path, source.imports]));
  return registers.flatMap(({ list, belongs }) => {
    const reached = new Set<string>();
    const visit = (file: string): void => {
      if (reached.has(file)) return;
      reached.add(file);
      for (const target of imports.get(file) ?? []) visit(target);
    };
    visit(list);
    const own = sources.filter((source) => !source.path.includes('.test.') && belongs(source));
    return own.filter(({ path }) => !reached.has(path)).map(({ path }) => `${path}: ${list} does not name it`);
  });
}

/** Calls that are asked at one address: the operator could answer one of them alone. `/a/{id}` and `/a/{name}` are one. */
export function sharedPaths(calls: Readonly<Record<string, Address>>): readonly string[] {
  const addressOf = ({ method, path }: Address) => `${method} ${path.replaceAll(/\{\w+\}|:\w+/g, '{}')}`;
  const groups = Map.groupBy(Object.entries(calls), ([, call]) => addressOf(call));
  return [...groups].flatMap(([address, group]) =>
    group.length > 1 ? [`${address}: shared by ${group.map(([name]) => name).join(', ')}`] : [],
  );
}

/** Calls that stand in no `…Calls` of their noun: neither operator nor gateway knows them. */
export function unlistedCalls(
  written: readonly (readonly [name: string, call: object])[],
  calls: Readonly<Record<string, object>>,
): readonly string[] {
  return written.filter(([name, call]) => calls[name] !== call).map(([name]) => `${name}: no list of calls of its noun holds it`);
}
