import { frameAddress } from '../../ui/frameAddress.ts';

/** The verifier for the frame, at a round; `null` for an address that must not be framed. */
export function verifierAddress(verifier: string, round: string | null, language: string): string | null {
  const framed = frameAddress(verifier, document.documentElement.dataset['theme'] ?? 'light', location.origin);
  if (framed === null) return null;
  const address = new URL(framed);
  address.searchParams.set('lang', language);
  if (round !== null && round !== '') address.searchParams.set('round', round);
  return address.href;
}
