import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Builds what the package exports, `sampan/testing`, into `dist/testing`: JavaScript that Node runs as it is, and its types. */
const root = fileURLToPath(new URL('../..', import.meta.url));
const target = path.join(root, 'dist', 'testing');
const entries = ['testing', 'msw', 'relay'];

const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Readonly<
  Record<'dependencies' | 'peerDependencies', Readonly<Record<string, string>>>
> & { readonly engines: { readonly node: string } };
/** Whoever uses the package has another version of `graphql`, perhaps, and all that takes any version would be given that one. */
const takesAnyGraphql = /graphql|^@pothos\//;
const installed = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }).filter((name) => !takesAnyGraphql.test(name));

rmSync(target, { recursive: true, force: true });
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  ssr: { target: 'node', external: [...installed, '@graphql-yoga/render-graphiql'], noExternal: true },
  build: {
    ssr: true,
    target: 'node22',
    outDir: target,
    minify: false,
    rolldownOptions: {
      input: Object.fromEntries(entries.map((entry) => [entry, path.join(root, 'gateway', 'testing', 'package', `${entry}.ts`)])),
      // Flat, so that what is found beside the package is found from every file alike.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});

// The first thing that each entry imports, so that it is run before anything that an older Node stumbles over; in what is bundled it would come behind.
const oldestNode = manifest.engines.node.replace('>=', '');
writeFileSync(
  path.join(target, 'requireNode.js'),
  `const [major, minor] = process.versions.node.split('.').map(Number);
const [oldest, point] = '${oldestNode}'.split('.').map(Number);
if (major < oldest || (major === oldest && minor < point))
  throw new Error(\`sampan/testing wants Node ${oldestNode} or newer, and this is \${process.versions.node}\`);
`,
);
for (const entry of entries) {
  const file = path.join(target, `${entry}.js`);
  writeFileSync(file, `import './requireNode.js';\n${readFileSync(file, 'utf8')}`);
}

const settings = path.join(root, '.cache', 'testing.tsconfig.json');
mkdirSync(path.dirname(settings), { recursive: true });
writeFileSync(
  settings,
  JSON.stringify({
    extends: '../tsconfig.json',
    compilerOptions: {
      noEmit: false,
      incremental: false,
      tsBuildInfoFile: null,
      declaration: true,
      emitDeclarationOnly: true,
      // `npm run check` does, of all sources.
      noCheck: true,
      rootDir: '..',
      outDir: '../dist/testing/types',
      types: ['node'],
    },
    include: entries.map((entry) => `../gateway/testing/package/${entry}.ts`),
  }),
);
const { status } = spawnSync(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', settings, '--singleThreaded'], {
  stdio: 'inherit',
});
if (status !== 0) process.exit(1);

// Declarations name sources, some by this repository's own short names; nobody else has either.
const types = path.join(target, 'types');
for (const file of globSync('**/*.d.ts', { cwd: types })) {
  const text = readFileSync(path.join(types, file), 'utf8');
  const contract = path.relative(path.dirname(file), 'gateway/contract') || '.';
  const own = (specifier: string): string => specifier.replace(/^#contract\//, `${contract.startsWith('.') ? contract : `./${contract}`}/`);
  writeFileSync(
    path.join(types, file),
    text.replaceAll(/(from |import\()(['"])((?:#contract|\.)[^'"]*)\.ts\2/g, (_all, before: string, quote: string, name: string) => {
      return `${before}${quote}${own(name)}.js${quote}`;
    }),
  );
}
