/** A source file of the gateway. */
interface GatewaySource {
  /** From the project's root. */
  readonly path: string;
  readonly text: string;
}

/** What stands in a generated list: the file that it is of, as that list imports it, and what it exports. */
interface Listed {
  readonly from: string;
  readonly name: string;
}

const note = (of: string): string => `/** @generated from ${of} */\n`;
const importsOf = (listed: readonly Listed[]): string => listed.map(({ from, name }) => `import { ${name} } from '${from}';\n`).join('');
const byPath = (sources: readonly GatewaySource[]): readonly GatewaySource[] =>
  sources
    .filter(({ path }) => !/\.test\.|\/__generated__\/|^gateway\/schema\/.*\/testing\//.test(path))
    .toSorted((left, right) => (left.path < right.path ? -1 : 1));

/** All `…Calls` of the nouns of the contract. */
export function writeCallList(sources: readonly GatewaySource[]): string {
  const listed = byPath(sources).flatMap(({ path, text }) =>
    [...text.matchAll(/^export const (\w+Calls) = \{/gm)].map(([, name = '']) => ({
      from: path.replace('gateway/contract/', '../'),
      name,
    })),
  );
  const spread = listed.map(({ name }) => `  ...${name},\n`).join('');
  return `${importsOf(listed)}\n${note('the nouns of gateway/contract')}export const listedCalls = {\n${spread}} as const;\n`;
}

/** Adds to the schema when it is loaded: by the builder or, where it exports nothing, by whatever it calls. */
const isAdding = ({ text }: GatewaySource): boolean =>
  /\bbuilder\.(query|mutation|subscription|object)Fields?\(/.test(text) || !/^export /m.test(text);

/** Every file that adds a field to the schema. */
export function writeFieldList(sources: readonly GatewaySource[]): string {
  const adding = byPath(sources).filter(isAdding);
  return `${note('the nouns of gateway/schema')}${adding.map(({ path }) => `import '${path.replace('gateway/schema/', '../')}';\n`).join('')}`;
}

/** Everything that the fake operator answers by: a value or, where it keeps something or looks at all members, a function of `FakeWorld`. */
export function writeFakeList(sources: readonly GatewaySource[]): string {
  const listed = byPath(sources).flatMap(({ path, text }) => {
    const [before, rest] = text.split('satisfies Partial<FakeHandlers>');
    const [, kind, name] = [...(before ?? '').matchAll(/^export (const|function) (\w+)/gm)].at(-1) ?? [];
    if (rest === undefined || name === undefined) return [];
    return [{ from: path.replace('gateway/testing/fakeOperator/', '../'), name, isMade: kind === 'function' }];
  });
  const spread = listed.map(({ name, isMade }) => `  ...${name}${isMade ? '(world)' : ''},\n`).join('');
  const world = `import type { FakeWorld } from '../FakeWorld.ts';\n`;
  return `${world}${importsOf(listed)}\n${note('the fakes of gateway/testing/fakeOperator')}export const listedFakes = (world: FakeWorld) => ({\n${spread}});\n`;
}
