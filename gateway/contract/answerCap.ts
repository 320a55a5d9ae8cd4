/** Bytes that an answer of the operator may have. */
export const answerCap = 2_000_000;
