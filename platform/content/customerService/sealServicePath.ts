import { createCipheriv } from 'node:crypto';
import type { Random } from '../../core/random.ts';

/** A link as `servicePaths` answers it: base64 of DES (ECB, PKCS #7), and the key of eight characters behind it. */
export function sealServicePath(link: string, random: Random): string {
  const key = Buffer.from(random.bytes(6)).toString('base64url');
  const bytes = Buffer.from(key, 'latin1');
  const cipher = createCipheriv('des-ede3-ecb', Buffer.concat([bytes, bytes, bytes]), null);
  return cipher.update(link, 'utf8', 'base64') + cipher.final('base64') + key;
}
