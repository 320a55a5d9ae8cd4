import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checks } from '../../scripts/checking/checks.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sampan-check-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (script: string, ...rest: readonly string[]) =>
  spawnSync(process.execPath, [resolve(script), ...rest], { cwd: folder, encoding: 'utf8' });
/** As `npm run check` runs it, on the files of `folder`. */
const check = (name: string) => {
  const [script = '', ...rest] = checks.find(([each]) => each === name)?.[1] ?? [];
  const { status, stderr } = run(script, ...rest);
  return { status, stderr };
};
const fine = { status: 0, stderr: '' };
const put = (path: string, text: string) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const look = () =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => [join(entry.parentPath, entry.name), readFileSync(join(entry.parentPath, entry.name), 'utf8')]),
  );

describe('npm run check compares what is generated, and writes nothing', () => {
  test('a stale schema.graphql fails, and is not touched', () => {
    put('schema.graphql', 'type Query { stale: Int }\n');
    const before = look();
    expect(check('schema.graphql')).toMatchObject({ status: 1, stderr: 'Stale: schema.graphql. Run `npm run generate`.\n' });
    expect(look()).toEqual(before);
    put('schema.graphql', readFileSync('schema.graphql', 'utf8'));
    expect(check('schema.graphql')).toEqual(fine);
  });

  // All of them are compared in one way, and that the files of here are fine is what the check itself says of them.
  test('a missing openapi.json and stale examples of the calls fail by their names', () => {
    const stale = (path: string) => ({ status: 1, stderr: `Stale: ${path}. Run \`npm run generate\`.\n` });
    expect(check('openapi.json')).toEqual(stale('openapi.json'));
    const examples = 'gateway/contract/openapi/examples.json';
    put(examples, '{}\n');
    expect(check('examples of the calls')).toEqual(stale(examples));
    expect(look()).toEqual(new Map([[join(folder, examples), '{}\n']]));
  });

  test('artifacts and persisted operations that are missing, changed or left over fail, and are not touched', () => {
    put('schema.graphql', 'type Query { oars: Int }\n');
    put('relay.config.json', readFileSync('relay.config.json', 'utf8'));
    put('web/relay/persisted.json', '{}\n');
    put('web/Boat.tsx', 'const query = graphql`query BoatQuery { oars }`;\n');
    put('web/Oar.tsx', 'const query = graphql`query OarQuery { oars }`;\n');
    expect(run('scripts/generating/writeArtifacts.ts').status).toBe(0);
    expect(check('Relay artifacts')).toEqual(fine);

    const text = (path: string) => readFileSync(join(folder, path), 'utf8');
    const [missing, changed, left, persisted] = [
      'web/__generated__/OarQuery.graphql.ts',
      'web/__generated__/BoatQuery.graphql.ts',
      'web/__generated__/GoneQuery.graphql.ts',
      'web/relay/persisted.json',
    ] as const;
    rmSync(join(folder, missing));
    put(changed, `${text(changed)} // by hand\n`);
    put(left, 'export {};\n');
    // The compiler itself only adds to these.
    put(persisted, text(persisted).replace('{', '{ "0123": "query GoneQuery { oars }",'));
    const before = look();
    const { status, stderr } = check('Relay artifacts');
    expect([status, ...[missing, changed, left, persisted].filter((path) => !stderr.includes(path))]).toEqual([1]);
    expect(look()).toEqual(before);
  });
});
