import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import type { Random } from '../random.ts';
import type { SecretKey } from '../secrets/secretKeys.ts';

/** What is sealed cannot be opened: by another key, or because it was changed, cut off or put together anew. */
export class DecryptionFailed extends Error {}

const magic = Buffer.from('sampan backup 1\n');
const idBytes = 8;
const saltBytes = 32;
/** Bytes before the first chunk. */
export const headerBytes = magic.length + idBytes + saltBytes;
const chunkBytes = 64 * 1024;
const tagBytes = 16;

/** A key for this one file, to which its header is bound. */
const fileKey = (key: SecretKey, header: Buffer): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', key.bytes, header.subarray(magic.length + idBytes), header.subarray(0, magic.length + idBytes), 32));

/** Chunks are numbered, and the last says that it is: none can be left out, moved, or be missing at the end. */
function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(number), 3);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** The same bytes in pieces of `size`, of which the last may be shorter; there is always one. */
async function* pieces(
  source: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<{ readonly piece: Buffer; readonly isLast: boolean }> {
  let rest = Buffer.alloc(0);
  for await (const part of source) {
    rest = Buffer.concat([rest, part]);
    let at = 0;
    for (; rest.length - at > size; at += size) yield { piece: rest.subarray(at, at + size), isLast: false };
    rest = rest.subarray(at);
  }
  yield { piece: rest, isLast: true };
}

/** AES-256-GCM, a chunk at a time, so that a file of any size goes through little memory: header, then chunks with their tags. */
export async function* sealChunks(source: AsyncIterable<Uint8Array>, key: SecretKey, random: Random): AsyncGenerator<Buffer> {
  const header = Buffer.concat([magic, Buffer.from(key.id, 'hex'), random.bytes(saltBytes)]);
  yield header;
  const derived = fileKey(key, header);
  let number = 0;
  for await (const { piece, isLast } of pieces(source, chunkBytes)) {
    const cipher = createCipheriv('aes-256-gcm', derived, nonceOf(number, isLast));
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
    number += 1;
  }
}

/** What was sealed by one of `keys`; nothing is answered of a chunk that is not as it was. Throws `DecryptionFailed`. */
export async function* openChunks(header: Buffer, source: AsyncIterable<Uint8Array>, keys: readonly SecretKey[]): AsyncGenerator<Buffer> {
  if (header.length < headerBytes || !header.subarray(0, magic.length).equals(magic)) throw new DecryptionFailed('it is no backup');
  const id = header.subarray(magic.length, magic.length + idBytes).toString('hex');
  const key = keys.find((each) => each.id === id);
  if (key === undefined) throw new DecryptionFailed('it was sealed with another key');
  const derived = fileKey(key, header);
  let number = 0;
  for await (const { piece, isLast } of pieces(source, chunkBytes + tagBytes)) {
    if (piece.length < tagBytes) throw new DecryptionFailed('its end is missing');
    const decipher = createDecipheriv('aes-256-gcm', derived, nonceOf(number, isLast));
    decipher.setAuthTag(piece.subarray(-tagBytes));
    let opened: Buffer;
    try {
      opened = Buffer.concat([decipher.update(piece.subarray(0, -tagBytes)), decipher.final()]);
    } catch {
      throw new DecryptionFailed('it is not as it was written, or its end is missing');
    }
    yield opened;
    number += 1;
  }
}
