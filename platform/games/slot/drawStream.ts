import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** What fixes every draw of a round. */
export interface RoundSeeds {
  /** Secret until its pair of seeds is rotated; hexadecimal text. */
  readonly serverSeed: string;
  /** The player's own word in the outcome. */
  readonly clientSeed: string;
  /** Counts the rounds of one pair of seeds from 0. */
  readonly nonce: number;
}

/** Draws of one round, one after the other. */
export interface DrawStream {
  /** A whole number from 0 to `length - 1`; `length` is at most 2^21. */
  draw(length: number): number;
}

/** Hex SHA-256 of the server seed's text: shown before the first round that uses the seed. */
export const commitTo = (serverSeed: string): string => bytesToHex(sha256(utf8ToBytes(serverSeed)));

/** The unsigned 32-bit numbers of a round, without end. */
export function* numberStream(seeds: RoundSeeds): Generator<number, never> {
  const key = utf8ToBytes(seeds.serverSeed);
  for (let block = 0; ; block += 1) {
    const digest = hmac(sha256, key, utf8ToBytes(`${seeds.clientSeed}:${seeds.nonce}:${block}`));
    const view = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
    for (let offset = 0; offset < digest.byteLength; offset += 4) yield view.getUint32(offset);
  }
}

/**
 * Draws by scaling: floor(number · length / 2^32). The product stays below 2^53 and the divisor is a
 * power of two, so plain numbers are exact here.
 */
export function drawStream(seeds: RoundSeeds): DrawStream {
  const numbers = numberStream(seeds);
  return { draw: (length) => Math.floor((numbers.next().value * length) / 2 ** 32) };
}
