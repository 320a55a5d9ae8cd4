import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** The shell without a window comes first: it does the same in a fifth less of the processor's time. */
const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** Flags for a headless browser that talks to this machine only. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
];

/**
 * Path of a Chromium: `CHROMIUM_PATH`, one that is there already, Playwright's own where it can be
 * downloaded, else the distribution's package (Debian and Ubuntu, as root). Says what it installs.
 */
export function findChromium(environment: NodeJS.ProcessEnv): string {
  const present = [environment['CHROMIUM_PATH'] ?? '', chromium.executablePath(), ...systemPaths].find(
    (path) => path !== '' && existsSync(path),
  );
  if (present !== undefined) return present;

  console.log('No Chromium on this machine: trying the one Playwright downloads …');
  spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', '--with-deps', 'chromium'], {
    stdio: 'ignore',
    timeout: 120_000,
  });
  if (existsSync(chromium.executablePath())) return chromium.executablePath();

  console.log('It could not be downloaded: installing the distribution’s package …');
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', timeout: 120_000 });
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const { status } = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name, 'fonts-dejavu-core'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: 300_000,
      env: { ...environment, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status === 0) break;
  }
  const installed = systemPaths.find((path) => existsSync(path));
  if (installed === undefined) throw new Error('No Chromium could be found or installed; name one in CHROMIUM_PATH.');
  return installed;
}
