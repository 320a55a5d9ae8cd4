import { createHash } from 'node:crypto';

/** The same text for equal values: keys in order, bigints as their digits. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner === 'bigint') return `${inner}n`;
    if (inner === null || typeof inner !== 'object' || Array.isArray(inner)) return inner;
    const entries = inner as Readonly<Record<string, unknown>>;
    return Object.fromEntries(
      Object.keys(entries)
        .toSorted()
        .map((key) => [key, entries[key]]),
    );
  });

/** Hex SHA-256 by which two payloads are told apart without keeping them. */
export const fingerprint = (payload: unknown): string => createHash('sha256').update(canonical(payload)).digest('hex');
