import { isLoopback } from './isLoopback.ts';

/** Whether nobody else comes to this site, by the settings as they are written: only then may there be what is for trying out. */
export function isOnTrial(environment: Readonly<Record<string, string | undefined>>): boolean {
  const origin = environment['SITE_ORIGIN'] || 'http://localhost';
  return environment['NODE_ENV'] !== 'production' && URL.canParse(origin) && isLoopback(new URL(origin).hostname);
}
