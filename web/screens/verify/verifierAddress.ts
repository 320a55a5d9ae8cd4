import { verifierPath } from '../../serviceWorker/keptPages.ts';
import { frameAddress } from '../../ui/frameAddress.ts';

function atRound(address: URL, round: string | null, language: string): string {
  address.searchParams.set('lang', language);
  if (round !== null && round !== '') address.searchParams.set('round', round);
  return address.href;
}

/** The verifier for the frame, at a round; `null` for an address that must not be framed. */
export function verifierAddress(verifier: string, round: string | null, language: string, theme: string): string | null {
  const framed = frameAddress(verifier, theme, location.origin);
  return framed === null ? null : atRound(new URL(framed), round, language);
}

/** The one that the service worker has kept, at a round. */
export function keptVerifierAddress(round: string | null, language: string, theme: string): string {
  const address = new URL(verifierPath, location.origin);
  address.searchParams.set('theme', theme);
  return atRound(address, round, language);
}
