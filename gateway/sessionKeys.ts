import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '#contract/makeFolder.ts';

/** A key that session cookies are sealed with. */
export interface SessionKey {
  /** Names the key in a sealed cookie, and tells nothing about it. */
  readonly id: string;
  readonly bytes: Uint8Array;
}

/** The first key seals; every key opens, so that keys can be changed without logging anybody out. */
export type SessionKeys = readonly [SessionKey, ...SessionKey[]];

const keyBytes = 32;

/** Reads one key of 256 bits from base64 of either alphabet, or throws an error that says what is wrong. */
export function sessionKeyOf(text: string): SessionKey {
  const bytes = Buffer.from(text, 'base64url');
  if (!/^[A-Za-z0-9+/_-]+=*$/.test(text) || bytes.length !== keyBytes) throw new Error('each key must be 32 random bytes in base64');
  return { id: createHash('sha256').update('session key').update(bytes).digest('base64url').slice(0, 8), bytes };
}

/**
 * The key of a development machine: made once and kept in the data folder, readable by its owner
 * alone, so that people stay logged in over a restart.
 */
export function developmentSessionKeys(dataFolder: string): SessionKeys {
  const path = join(dataFolder, 'session.key');
  makeFolder(dataFolder);
  try {
    // Fails where the file exists already, also when another process made it a moment ago.
    writeFileSync(path, `${randomBytes(keyBytes).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  chmodSync(path, 0o600);
  return [sessionKeyOf(readFileSync(path, 'utf8').trim())];
}
