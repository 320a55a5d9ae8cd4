import { z } from 'zod';

/** What a `Fault` looks like. */
export const faultShape = z.union([
  z.enum(['fail', 'malformed']),
  z.strictObject({ status: z.int().min(400).max(599) }).readonly(),
  z.strictObject({ refuse: z.string(), value: z.unknown().optional() }).readonly(),
  z.strictObject({ slow: z.number().nonnegative() }).readonly(),
]);
