import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
/** Milliseconds that a program of its own may take on a busy machine. */
const patience = 120_000;
const root = path.resolve(import.meta.dirname, '..', '..');
const ours = (...parts: string[]): string => path.join(root, 'node_modules', ...parts);
interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly engines: { readonly node: string };
  readonly exports: Readonly<Record<string, { readonly types: string; readonly default: string }>>;
}

let folder: string;
let manifest: Manifest;
const installed = (...parts: string[]): string => path.join(folder, 'node_modules', ...parts);

/** As a package manager does, from what lies in this repository: of ours, nothing but what the package says that it needs. */
function install(name: string, source = ours(name)): void {
  mkdirSync(path.dirname(installed(name)), { recursive: true });
  symlinkSync(source, installed(name));
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'sampan-package-'));
  // Its `prepack` builds what is exported.
  await run('npm', ['pack', '--pack-destination', folder, '--loglevel=error'], { cwd: root });
  const [tarball = ''] = readdirSync(folder);
  mkdirSync(installed('sampan'), { recursive: true });
  await run('tar', ['-xzf', path.join(folder, tarball), '--strip-components=1', '-C', installed('sampan')]);
  manifest = JSON.parse(readFileSync(installed('sampan', 'package.json'), 'utf8')) as Manifest;
  const needed = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)];
  for (const name of needed.filter((each) => each !== 'graphql')) install(name);
  // The one that most projects have: npm puts ours where the package alone finds it, and what takes any of them beside theirs.
  install('graphql', ours('@redocly/openapi-core', 'node_modules', 'graphql'));
  mkdirSync(path.dirname(installed('sampan', 'node_modules', 'graphql')), { recursive: true });
  symlinkSync(ours('graphql'), installed('sampan', 'node_modules', 'graphql'));
  for (const name of needed.filter((each) => each.startsWith('@pothos/'))) {
    // No link: what it imports would be found beside ours.
    rmSync(installed(name));
    cpSync(ours(name), installed(name), { recursive: true });
  }
  // What the suite that uses it brings by itself.
  for (const name of ['vitest', 'vite', '@types/node', '@types/relay-runtime', 'happy-dom']) install(name);
  for (const name of ['react', 'react-dom', 'react-relay', '@testing-library/react']) install(name);
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module' }));
  // Not under their own names here, where they would be files of ours.
  for (const name of ['use.mjs', 'shop.test.ts', 'page.test.ts'])
    cpSync(path.join(import.meta.dirname, 'consumer', `${name}.txt`), path.join(folder, name));
  const page = readFileSync(installed('sampan', 'docs', 'testing.md'), 'utf8');
  for (const [index, [, text = '']] of [...page.matchAll(/^```ts\n(.*?)^```$/gms)].entries())
    writeFileSync(path.join(folder, `page${index + 1}.test.ts`), text);
}, patience);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('what is exported is JavaScript with its types, and no source of ours lies on the way to it', () => {
  const files = readdirSync(installed('sampan'), { recursive: true, encoding: 'utf8' });
  for (const { types, default: script } of Object.values(manifest.exports))
    for (const each of [types, script]) expect(files).toContain(path.normalize(each));
  expect(files.filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))).toEqual([]);
  for (const file of files.filter((each) => each.endsWith('.d.ts')))
    expect([file, /from ["'](#|\.[^"']*\.ts["'])/.test(readFileSync(installed('sampan', file), 'utf8'))]).toEqual([file, false]);
});

/** The oldest Node of a range, by a number that can be compared: 22.19 is behind 22.9. */
const oldestOf = (range: string): number =>
  Math.min(
    ...[...range.matchAll(/(?:^|\|\|)[\s>=^]*(\d+)(?:\.(\d+))?/g)].map(([, major, minor = '0']) => Number(major) * 1000 + Number(minor)),
  );

test('it brings the page of it, the schema for compilers, and the calls that faults and handlers go by', () => {
  const ofPackage = (file: string): string => readFileSync(installed('sampan', file), 'utf8');
  for (const file of ['docs/testing.md', 'schema.graphql', 'openapi.json'])
    expect([file, ofPackage(file)]).toEqual([file, readFileSync(path.join(root, file), 'utf8')]);
  expect(ofPackage('README.md')).toContain('(docs/testing.md)');
});

test('it says which Node it takes: npm tells whoever has an older one, where its own modules would end in a stack', () => {
  const asked = Object.keys(manifest.dependencies).flatMap((name) => {
    const { engines } = JSON.parse(readFileSync(ours(name, 'package.json'), 'utf8')) as Partial<Manifest>;
    return engines?.node === undefined ? [] : [oldestOf(engines.node)];
  });
  expect(oldestOf(manifest.engines.node)).toBe(Math.max(...asked));
});

test.concurrent.each(['testing', 'testing/msw', 'testing/relay'])('an older Node is told so by sampan/%s', async (entry) => {
  // What is run before everything else makes this one old.
  const aged = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } })`;
  const program = ['--import', `data:text/javascript,${aged}`, '--input-type=module', '-e', `import 'sampan/${entry}'`];
  const { stderr } = await run(process.execPath, program, { cwd: folder }).catch((error: { readonly stderr: string }) => error);
  expect(stderr).toContain(`Error: sampan/testing wants Node ${manifest.engines.node.slice(2)} or newer, and this is 20.20.2`);
});

test.concurrent(
  'plain Node uses all of it: gateway, personas, faults, handlers for MSW and a Relay network',
  { timeout: patience },
  async () => {
    const { stdout } = await run(process.execPath, ['use.mjs'], { cwd: folder });
    expect(JSON.parse(stdout)).toEqual({
      nickname: { nickname: 'Heron', balance: { amount: '1234.5' } },
      persona: 'Heron',
      fault: 'INTERNAL',
      code: '246810',
      msw: 'Sampan',
      relay: 'PLAY',
    });
  },
);

test.concurrent(
  'vitest runs suites with it in Node and in a DOM, and those of its page, without a word of configuration',
  { timeout: patience },
  async () => {
    const report = path.join(folder, 'report.json');
    // No configuration of what is looked at here: five seconds are a quiet machine's.
    const options = ['run', '--root', folder, '--reporter=json', `--outputFile=${report}`, `--testTimeout=${patience}`];
    const ended = await run(process.execPath, [ours('vitest', 'vitest.mjs'), ...options], { cwd: folder }).catch(
      (error: { readonly stdout: string; readonly stderr: string }) => error,
    );
    const said = existsSync(report) ? readFileSync(report, 'utf8') : '{}';
    expect(JSON.parse(said), `${said}\n${ended.stdout}${ended.stderr}`).toMatchObject({ numPassedTests: 9, numFailedTests: 0 });
  },
);

/** What the compiler says of a file, whoever the types are of that it says it of. */
async function misfits(file: string): Promise<readonly string[]> {
  const options = [
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    'false',
    // The compiler's own.
    '--skipDefaultLibCheck',
    '--module',
    'nodenext',
    '--target',
    'es2024',
    '--types',
    'node',
    '--singleThreaded',
  ];
  const { stdout } = await run(process.execPath, [ours('typescript', 'bin', 'tsc'), ...options, file], { cwd: folder }).catch(
    (error: { readonly stdout: string }) => error,
  );
  return stdout.split('\n').filter((line) => line.includes(': error TS'));
}

test.concurrent('its types are whole, for whoever checks their own strictly', { timeout: patience }, async () => {
  // Others answer for the types that they bring.
  expect((await misfits('shop.test.ts')).filter((line) => /^(node_modules\/sampan|shop)/.test(line))).toEqual([]);
});

test.concurrent('and lead to none that want `skipLibCheck`: those of servers, of Redis', { timeout: patience }, async () => {
  const text = `
    import { createMockGateway } from 'sampan/testing';
    import { mockHandlers } from 'sampan/testing/msw';
    export const handlers = mockHandlers(createMockGateway({ persona: 'member' }));`;
  writeFileSync(path.join(folder, 'strict.ts'), text);
  expect(await misfits('strict.ts')).toEqual([]);
});
