import { isGuessableKey } from './isGuessableKey.ts';

/** Reads one key that gateways prove themselves by. Throws an error that says what is wrong. */
export function gatewayKeyOf(text: string): string {
  if (text.length < 32) throw new Error('must have at least 32 characters');
  if (text.length > 200) throw new Error('must have at most 200 characters');
  if (!/^[\x21-\x7e]+$/.test(text)) throw new Error('must be letters, digits and signs without spaces');
  if (isGuessableKey(Buffer.from(text))) throw new Error('must be drawn at random, such as by `openssl rand -base64 32`');
  return text;
}
