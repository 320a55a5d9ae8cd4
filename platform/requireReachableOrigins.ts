import { isLoopback } from '#contract/isLoopback.ts';
import { CannotStart } from './CannotStart.ts';
import type { PlatformConfig } from './config.ts';

const isHere = (origin: string): boolean => isLoopback(new URL(origin).hostname);

/**
 * Throws `CannotStart` where people would be sent to the machine that their own browser runs on for pictures and games. Where it listens is no origin of
 * theirs either: it speaks no TLS, and a page that came by it takes no games from there.
 */
export function requireReachableOrigins({
  isProduction,
  siteOrigin,
  origins = [],
}: Pick<PlatformConfig, 'isProduction' | 'siteOrigin' | 'origins'>): void {
  if (isProduction && !isHere(siteOrigin) && origins.every(isHere))
    throw new CannotStart(
      'PLATFORM_ORIGINS: is needed in production for a site beyond this machine: browsers find pictures, games and the desk there',
    );
}
