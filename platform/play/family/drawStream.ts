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

/** One number brought down to a place among `length`, and the numbers that were passed over before it. */
export interface Draw {
  readonly passedOver: readonly number[];
  readonly number: number;
  readonly length: number;
  /** From 0 to `length - 1`, all exactly equally likely. */
  readonly place: number;
}

/** Draws of one round, one after the other. */
export interface DrawStream {
  /** A whole number from 0 to `length - 1`; `length` is at most 2^32. */
  draw(length: number): number;
}

/** Hex SHA-256 of the server seed's text: shown before the player's seed is asked for. */
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

const numbersThereAre = 2 ** 32;

/**
 * Draws by rejection: the numbers above the last whole multiple of `length` are passed over, so that every place belongs to equally many
 * of the rest. Scaling would favour some places, and the return that is shown would be off in its seventh decimal.
 */
export function drawFrom(numbers: Iterator<number, never>, length: number): Draw {
  const end = numbersThereAre - (numbersThereAre % length);
  const passedOver: number[] = [];
  for (;;) {
    const number = numbers.next().value;
    if (number < end) return { passedOver, number, length, place: number % length };
    passedOver.push(number);
  }
}

export function drawStream(seeds: RoundSeeds): DrawStream {
  const numbers = numberStream(seeds);
  return { draw: (length) => drawFrom(numbers, length).place };
}
