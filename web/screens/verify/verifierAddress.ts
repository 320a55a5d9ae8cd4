import { verifierPath } from '../../serviceWorker/keptPages.ts';
import { frameAddress } from '../../ui/frameAddress.ts';

const shownTheme = (): string => document.documentElement.dataset['theme'] ?? 'light';

function atRound(address: URL, round: string | null, language: string): string {
  address.searchParams.set('lang', language);
  if (round !== null && round !== '') address.searchParams.set('round', round);
  return address.href;
}

/** The verifier for the frame, at a round; `null` for an address that must not be framed. */
export function verifierAddress(verifier: string, round: string | null, language: string): string | null {
  const framed = frameAddress(verifier, shownTheme(), location.origin);
  return framed === null ? null : atRound(new URL(framed), round, language);
}

/** The one that the service worker has kept, at a round. */
export function keptVerifierAddress(round: string | null, language: string): string {
  const address = new URL(verifierPath, location.origin);
  address.searchParams.set('theme', shownTheme());
  return atRound(address, round, language);
}
