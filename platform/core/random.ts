import { createHash, randomBytes } from 'node:crypto';

/** Where secrets, seeds and tokens come from. Tests hand in a counted one. */
export interface Random {
  bytes(count: number): Uint8Array;
}

export const systemRandom: Random = { bytes: (count) => randomBytes(count) };

/** Opaque text with `bits` of randomness (a multiple of 8), safe in an address. */
export const opaqueToken = (random: Random, bits = 256): string => Buffer.from(random.bytes(bits / 8)).toString('base64url');

/** Tokens are 256 random bits, so a plain hash is enough to make a stolen table useless. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
