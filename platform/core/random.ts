import { createHash, randomBytes, randomFillSync } from 'node:crypto';

/** Where secrets, seeds and tokens come from. Tests hand in a counted one. */
export interface Random {
  bytes(count: number): Uint8Array;
}

/** Drawn at once: most that is drawn is the sixteen bytes of an id, and to ask the system for them costs twenty times as much as to copy them. */
const drawn = new Uint8Array(4_096);
let used = drawn.length;

/** Bytes that were drawn ahead, each handed out once and kept nowhere. */
function ahead(count: number): Uint8Array {
  if (used + count > drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  const bytes = drawn.slice(used, used + count);
  drawn.fill(0, used, used + count);
  used += count;
  return bytes;
}

const longest = 64;

export const systemRandom: Random = { bytes: (count) => (count <= longest ? ahead(count) : randomBytes(count)) };

/** Opaque text with `bits` of randomness (a multiple of 8), safe in an address. */
export const opaqueToken = (random: Random, bits = 256): string => Buffer.from(random.bytes(bits / 8)).toString('base64url');

/** Tokens are 256 random bits, so a plain hash is enough to make a stolen table useless. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
