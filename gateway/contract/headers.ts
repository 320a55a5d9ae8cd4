/** Header names between gateway and operator. */
export const headers = {
  /** Brand the request belongs to. */
  merchant: 'merchant',
  /** Language of texts in the answer, one of the words of `language`. */
  language: 'language',
  /** Names one money operation; a repetition with the same payload gets the first answer. */
  idempotencyKey: 'idempotency-key',
  /** Milliseconds the caller will still wait. */
  deadline: 'x-deadline-ms',
  /** Ties the log lines of one operation together across processes. */
  correlation: 'x-correlation-id',
} as const;

/** Content type of a payload that travels as a compact JWE. */
export const sealedContentType = 'application/jose';
