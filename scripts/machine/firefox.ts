import { existsSync } from 'node:fs';

const systemPaths = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** Path of a Firefox: `FIREFOX_PATH`, or the distribution's; undefined where there is none. */
export const findFirefox = (environment: NodeJS.ProcessEnv): string | undefined =>
  [environment['FIREFOX_PATH'] ?? '', ...systemPaths].find((path) => path !== '' && existsSync(path));
