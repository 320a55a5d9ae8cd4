// Runs before every npm command, on whatever Node (18 or newer) the machine has: installs what is
// missing and builds what is stale. Plain JavaScript without dependencies, because there may be none yet.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const inRoot = (...parts) => path.join(root, ...parts);
const purpose = process.argv[2] ?? 'start';

if (Number(process.versions.node.split('.')[0]) < 18) fail(`Node 18 or newer is needed to install Sampan; this is ${process.version}.`);
// What follows them in the path of a file is lost to what builds the site.
const misread = /[#?$]/.exec(root)?.[0];
if (misread !== undefined)
  fail(`Sampan cannot be built in a folder whose path has a ${misread} in it, as ${root} has: give it another name.`);
installWhatIsMissing();
if (['start', 'test', 'bench'].includes(purpose)) {
  buildWhatIsStale(
    'web',
    [
      'web',
      'schema.graphql',
      'relay.config.json',
      'vite.config.ts',
      'scripts/building/compressAssets.ts',
      'scripts/building/importDirectly.ts',
      'scripts/building/paintFirst.ts',
      'scripts/building/pagesFile.ts',
      'scripts/building/pageTexts.ts',
      'scripts/building/serviceWorkerFile.ts',
      'scripts/building/slimRelay.ts',
    ],
    'vite.config.ts',
  );
  buildWhatIsStale(
    'games',
    [
      'platform/play/games',
      'platform/play/studio',
      'platform/play/family',
      'platform/play/room',
      'platform/core/page',
      'platform/core/text',
      'gateway/contract/languages.ts',
      'platform/content',
      'platform/operator',
      'platform/seed',
      'platform/core/ledger/amount.ts',
      'vite.pages.config.ts',
      'scripts/building/aloneVerifier.ts',
      'scripts/building/compressAssets.ts',
    ],
    'vite.pages.config.ts',
  );
}

function installWhatIsMissing() {
  const lock = readFileSync(inRoot('package-lock.json'));
  const stamp = inRoot('node_modules', '.sampan-lock');
  const wanted = createHash('sha256').update(lock).digest('hex');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
    const packages = JSON.parse(lock).packages;
    if (!isInstalled(packages)) {
      console.log('Installing dependencies …');
      runNpm('ci');
    }
    pinNode();
    if (leftOut(packages).length > 0) {
      console.log(`Installing what needs a newer Node than ${process.version} …`);
      runNpm('install', '--no-save');
      pinNode();
    }
    writeFileSync(stamp, wanted);
  }
  pinNode();
}

/** By the pinned Node, once it is there; with what builds the site, also where the environment says production. */
function runNpm(...command) {
  const env = { ...process.env, PATH: inRoot('node_modules', '.bin') + path.delimiter + process.env.PATH };
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  run('npm', [...command, ...options], 'The dependencies could not be installed.', root, env);
}

/**
 * Programs for this machine that are not there: npm passes over what is optional and wants a newer Node than the one it runs on, such as what
 * builds the site on Node 18, though the pinned Node is what uses them.
 */
function leftOut(packages) {
  const isGlibc = process.platform !== 'linux' || process.report.getReport().header.glibcVersionRuntime !== undefined;
  const libc = isGlibc ? 'glibc' : 'musl';
  const isMeant = ([, { optional, os, cpu, libc: libcs = [libc] }]) =>
    optional && os?.includes(process.platform) && cpu?.includes(process.arch) && libcs.includes(libc);
  return Object.entries(packages).filter((entry) => isMeant(entry) && !existsSync(inRoot(entry[0], 'package.json')));
}

/** Whether somebody has installed these very packages by npm, which notes what it has put there once it is done. */
function isInstalled({ '': _ours, ...locked }) {
  const note = inRoot('node_modules', '.package-lock.json');
  if (!existsSync(note)) return false;
  const { packages: there } = JSON.parse(readFileSync(note, 'utf8'));
  const isThere = ([name, { version, optional }]) => (name in there ? there[name].version === version : optional === true);
  return Object.entries(locked).every(isThere) && Object.keys(there).every((name) => name in locked);
}

/** The npm package `node` links the pinned binary from an install script, which some npm settings skip. */
function pinNode() {
  if (existsSync(inRoot('node_modules', 'node', 'bin'))) return;
  const script = inRoot('node_modules', 'node', 'installArchSpecificPackage.js');
  if (!existsSync(script)) fail('The pinned Node is missing from node_modules; delete node_modules and try again.');
  run(process.execPath, [script], 'The pinned Node could not be installed.', inRoot('node_modules', 'node'));
}

function buildWhatIsStale(name, inputs, config) {
  const wanted = fingerprint([...inputs, 'package-lock.json']);
  const stamp = inRoot('dist', `.${name}`);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log(`Building ${name} …`);
  run(
    inRoot('node_modules', '.bin', 'node'),
    [inRoot('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--config', config, '--logLevel', 'warn'],
    `${name} could not be built.`,
  );
  mkdirSync(inRoot('dist'), { recursive: true });
  writeFileSync(stamp, wanted);
}

function fingerprint(inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesBelow(inRoot(input))))
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

function filesBelow(place) {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place)
    .sort()
    .filter((name) => !/\.(test|spec)\.tsx?$/.test(name))
    .flatMap((name) => filesBelow(path.join(place, name)));
}

function run(command, args, complaint, cwd = root, env = process.env) {
  try {
    execFileSync(command, args, { cwd, stdio: 'inherit', env });
  } catch {
    fail(complaint);
  }
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
