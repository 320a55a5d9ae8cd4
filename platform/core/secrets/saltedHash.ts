import { createHash } from 'node:crypto';
import { opaqueToken, type Random } from '../random.ts';

/** Tells equal texts by hashes that mean nothing to another process, for what is kept in memory without being readable there. */
export function saltedHash(random: Random): (text: string) => string {
  const salt = opaqueToken(random);
  return (text) => createHash('sha256').update(salt).update(text).digest('base64url');
}
