import { createHash } from 'node:crypto';

/** What is stored of an opaque token. The token has 256 random bits, so a plain hash cannot be searched. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
