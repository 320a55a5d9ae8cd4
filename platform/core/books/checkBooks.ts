import type { Finding } from './finding.ts';
import { reportOnBooks, type CheckedParts, type CheckOptions } from './reportOnBooks.ts';

/** Checks the books whole, and answers each row that is not as it was written; empty when all is well. */
export const checkBooks = async (parts: CheckedParts, options?: CheckOptions): Promise<readonly Finding[]> =>
  (await reportOnBooks(parts, options)).findings;
