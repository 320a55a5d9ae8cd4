import { createHash, randomBytes } from 'node:crypto';

/** Where secrets, seeds and tokens come from. Tests hand in a counted one. */
export interface Random {
  bytes(count: number): Uint8Array;
}

/** Bytes of an id or a salt, neither of which is a secret: each would cost a way to the kernel, were they not drawn some at a time. */
const idBytes = 16;
const idsAhead = 128;
let ahead = new Uint8Array();

function nextId(): Uint8Array {
  if (ahead.length === 0) ahead = randomBytes(idBytes * idsAhead);
  const next = ahead.slice(0, idBytes);
  ahead = ahead.subarray(idBytes);
  return next;
}

export const systemRandom: Random = { bytes: (count) => (count === idBytes ? nextId() : randomBytes(count)) };

/** Opaque text with `bits` of randomness (a multiple of 8), safe in an address. */
export const opaqueToken = (random: Random, bits = 256): string => Buffer.from(random.bytes(bits / 8)).toString('base64url');

/** Tokens are 256 random bits, so a plain hash is enough to make a stolen table useless. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
