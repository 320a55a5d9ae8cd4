import { readFileSync } from 'node:fs';

type Values = Readonly<Record<string, string>>;

/** What a service of `compose.yaml` is started with. */
export interface ComposeService {
  readonly environment: Values;
  /** Undefined where it is that of its image. */
  readonly command: readonly string[] | undefined;
  /** Program and arguments that tell its health; undefined where nothing does. */
  readonly health: readonly string[] | undefined;
}

/** The items of a list in one line, as YAML writes it: bare, or in quotes of either kind. */
const itemsOf = (list: string): readonly string[] =>
  [...list.matchAll(/'([^']*)'|"([^"]*)"|([^\s,'"][^,]*)/g)].map(([, single, double, bare]) => single ?? double ?? bare?.trim() ?? '');

/** Reads a service of `compose.yaml`, with what it takes over from another one; `given` is what `.env` says. Throws where something is missing that has to be given. */
export function composeService(name: string, given: Values, text = readFileSync('compose.yaml', 'utf8')): ComposeService {
  const [, rest = ''] = text.split(/^services:\n/m);
  const same = new RegExp(`^  ${name}: \\*(.+)$`, 'm').exec(rest)?.[1];
  const block = new RegExp(`^  ${same ?? name}:(?: &\\S+)?\\n((?:    .*\\n|\\n)+)`, 'm').exec(rest)?.[1];
  if (block === undefined) throw new Error(`compose.yaml has no service ${name}`);
  const base = /^ {4}<<: \*(.+)$/m.exec(block)?.[1];
  const inherited = base === undefined ? undefined : composeService(base, given, text);
  const filled = (value: string): string =>
    value.replace(/\$\{(\w+):([-?])([^}]*)\}/g, (_, variable: string, kind: string, other: string) => {
      const said = given[variable];
      if (said === undefined && kind === '?') throw new Error(`${variable} ${other}`);
      return said ?? other;
    });
  const environment = /^ {4}environment:.*\n((?: {6}.*\n)+)/m.exec(block)?.[1] ?? '';
  const own = [...environment.matchAll(/^ {6}([A-Z_]+): (.*)$/gm)].map(([, variable = '', value = '']) => [variable, filled(value)]);
  const listOf = (key: string) => new RegExp(`^ +${key}: \\[(.*)\\]$`, 'm').exec(block)?.[1];
  const [command, health] = [listOf('command'), listOf('test')];
  return {
    environment: { ...inherited?.environment, ...Object.fromEntries(own) },
    command: command === undefined ? inherited?.command : itemsOf(command),
    health: health === undefined ? inherited?.health : itemsOf(health).slice(1),
  };
}

/** What the last stage of the `Dockerfile` says. */
export interface Image {
  readonly environment: Values;
  readonly command: readonly string[];
  /** Paths that are copied into it, from the root of the project. */
  readonly files: readonly string[];
}

export function imageOf(text = readFileSync('Dockerfile', 'utf8')): Image {
  const last = text.split(/^FROM /m).at(-1) ?? '';
  const pairs = [...last.matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) => line.split(' ').map((pair) => pair.split('=')));
  const copied = [...last.matchAll(/^COPY --from=build (.+) \S+$/gm)].flatMap(([, line = '']) => line.split(' '));
  return {
    environment: Object.fromEntries(pairs) as Record<string, string>,
    command: JSON.parse(/^CMD (.+)$/m.exec(last)?.[1] ?? '[]') as string[],
    files: copied.map((file) => file.replace('/sampan/', '')),
  };
}
