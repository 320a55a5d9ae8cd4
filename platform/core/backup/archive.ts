import { createReadStream, createWriteStream, openSync, closeSync, readSync, linkSync, renameSync, rmSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { syncPath } from '../disk/syncPath.ts';
import type { Random } from '../random.ts';
import type { SecretKey } from '../secrets/secretKeys.ts';
import { DecryptionFailed, headerBytes, openChunks, sealChunks } from './sealedChunks.ts';

const integer = z
  .string()
  .regex(/^-?\d+$/)
  .transform(BigInt);
const manifestShape = z.object({
  /** Milliseconds since 1970. */
  takenAt: z.number().int(),
  /** Of the books in it: findings when it was made, links of the chain, last posting, and what their accounts came to. */
  findings: z.number().int(),
  links: integer,
  through: integer,
  trialBalance: z.array(
    z.object({
      owner: z.enum(['member', 'house']),
      purpose: z.string(),
      currency: z.string(),
      accounts: z.number().int(),
      amount: integer,
    }),
  ),
  /** In the order in which they follow. */
  files: z.array(z.object({ name: z.string().regex(/^\w[\w.-]*$/), bytes: z.number().int().min(0) })),
});

/** What a backup says of itself. */
export type Manifest = z.infer<typeof manifestShape>;

const lengthBytes = 4;
const maxManifest = 16 * 1024 * 1024;
const atOnce = 1024 * 1024;

/** What disks say that know no second name of a file: exFAT, as most sticks have it, and many a share of the network. */
const withoutLinks: ReadonlySet<unknown> = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

/** Gives what was written whole its name. Throws where something has it already. */
function nameOnce(part: string, path: string): void {
  try {
    linkSync(part, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && withoutLinks.has(error.code))) throw error;
    // Taken first, as a file that is moved replaces whatever has its name.
    closeSync(openSync(path, 'wx', 0o600));
    renameSync(part, path);
  }
}

/** Writes the files of `folder` that are named, sealed, to `path`, which nobody but its owner may read. Rejects where something is there: it is whole or not there at all. */
export async function writeArchive(
  path: string,
  {
    manifest,
    folder,
    names,
    key,
    random,
  }: {
    readonly manifest: Omit<Manifest, 'files'>;
    readonly folder: string;
    readonly names: readonly string[];
    readonly key: SecretKey;
    readonly random: Random;
  },
): Promise<void> {
  const files = await Promise.all(names.map(async (name) => ({ name, bytes: (await stat(join(folder, name))).size })));
  async function* contents(): AsyncGenerator<Uint8Array> {
    const text = Buffer.from(
      JSON.stringify({ ...manifest, files }, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
    );
    const length = Buffer.alloc(lengthBytes);
    length.writeUInt32BE(text.length);
    yield length;
    yield text;
    for (const { name } of files) yield* createReadStream(join(folder, name), { highWaterMark: atOnce }) as AsyncIterable<Buffer>;
  }
  const part = `${path}.part`;
  try {
    await pipeline(Readable.from(sealChunks(contents(), key, random)), createWriteStream(part, { flags: 'wx', mode: 0o600 }));
    syncPath(part);
    nameOnce(part, path);
    // Whoever was told that it is written may take the store away.
    syncPath(dirname(path));
  } finally {
    rmSync(part, { force: true });
  }
}

/** Takes bytes from the front, however they come. */
function createCursor(source: AsyncIterable<Buffer>) {
  const iterator = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  async function* take(bytes: number): AsyncGenerator<Buffer> {
    for (let left = bytes; left > 0;) {
      if (rest.length === 0) {
        const next = await iterator.next();
        if (next.done === true) throw new DecryptionFailed('its end is missing');
        rest = next.value;
      }
      const piece = rest.subarray(0, left);
      rest = rest.subarray(piece.length);
      left -= piece.length;
      if (piece.length > 0) yield piece;
    }
  }
  return {
    take,
    /** Whether nothing is left; only then the last chunk was seen. */
    async isThrough(): Promise<boolean> {
      return rest.length === 0 && (await iterator.next()).done === true;
    },
  };
}

function headerOf(path: string): Buffer {
  const file = openSync(path, 'r');
  try {
    const header = Buffer.alloc(headerBytes);
    return header.subarray(0, readSync(file, header, 0, headerBytes, 0));
  } finally {
    closeSync(file);
  }
}

/** Opens the archive at `path` into `folder`, which must be there and empty. Throws `DecryptionFailed` where any of it is not as it was written. */
export async function readArchive(path: string, folder: string, keys: readonly SecretKey[]): Promise<Manifest> {
  const sealed = createReadStream(path, { start: headerBytes, highWaterMark: atOnce }) as AsyncIterable<Buffer>;
  const cursor = createCursor(openChunks(headerOf(path), sealed, keys));
  const read = (bytes: number): Promise<Buffer> => buffer(cursor.take(bytes));
  const length = (await read(lengthBytes)).readUInt32BE();
  if (length > maxManifest) throw new DecryptionFailed('it was made by another version than this one');
  const manifest = manifestShape.parse(JSON.parse((await read(length)).toString()));
  for (const { name, bytes } of manifest.files) {
    const file = join(folder, name);
    await pipeline(Readable.from(cursor.take(bytes)), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
    syncPath(file);
  }
  if (!(await cursor.isThrough())) throw new DecryptionFailed('it holds more than it says');
  return manifest;
}
