import { createDecipheriv } from 'node:crypto';

const keyLength = 8;
/** The base64 before the key, whole blocks of eight bytes. */
const shape = /^[A-Za-z0-9+/]+={0,2}$/;

/**
 * The link in a path of `servicePaths`, whose last eight characters are its key; undefined where it cannot be read. A legacy format of the
 * operator's: the key lies beside the text, so it keeps nothing secret and proves nothing of who wrote it.
 */
export function openServicePath(path: string): string | undefined {
  const text = path.slice(0, -keyLength);
  const key = Buffer.from(path.slice(-keyLength), 'latin1');
  if (key.length !== keyLength || !shape.test(text)) return undefined;
  try {
    // OpenSSL offers single DES no more; triple DES with three equal keys is the same.
    const decipher = createDecipheriv('des-ede3-ecb', Buffer.concat([key, key, key]), null);
    return decipher.update(text, 'base64', 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}
