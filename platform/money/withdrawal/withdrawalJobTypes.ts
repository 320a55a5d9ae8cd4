import { z } from 'zod';

const payload = z.object({ withdrawalId: z.string() });

/** Has the bank pay one that was approved. */
export const payOut = { kind: 'withdrawal.payOut', payload };

/** Counts one that was paid out as received, where nobody has said otherwise in time. */
export const timeOut = { kind: 'withdrawal.timeOut', payload };
