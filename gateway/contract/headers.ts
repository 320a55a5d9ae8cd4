import { z } from 'zod';

/** Header names between gateway and operator. */
export const headers = {
  /** The member's token, as `Bearer <token>`. */
  token: 'authorization',
  /** Brand the request belongs to. */
  merchant: 'merchant',
  /** Language of texts in the answer, one of the words of `language`. */
  language: 'language',
  /** Names one money operation; a repetition with the same payload moves nothing, and is told how the first one stands. */
  idempotencyKey: 'idempotency-key',
  /** Milliseconds the caller will still wait. */
  deadline: 'x-deadline-ms',
  /** Address of the visitor the call is made for; believed only from a gateway the operator knows. */
  clientAddress: 'x-client-address',
  /** Proves to the operator that a known gateway asks, where the two have agreed on a key. */
  gatewayKey: 'x-gateway-key',
  /** What the visitor's browser calls itself, for the list of open sessions; at most 200 characters. */
  clientAgent: 'x-client-agent',
  /** Names the visitor's browser, by something that no other one knows; sent with calls marked `byBrowser`, and believed only from a gateway the operator knows. */
  clientBrowser: 'x-client-browser',
  /** `true` on a call that no person asked for, such as a poll: it does not keep an idle session alive. */
  unattended: 'x-unattended',
  /** Ties the log lines of one operation together across processes. */
  correlation: 'x-correlation-id',
} as const;

/** What a key may be; a call that needs one is refused with any other as without. A slash stands in the names alone that an operator gives. */
export const idempotencyKeyShape = /^[\x21-\x2e\x30-\x7e]{1,255}$/;

/**
 * Content type of a payload that travels as a compact JWE (ECDH-ES, A256GCM). What is sealed is the
 * payload's JSON with `iat` (seconds) and `jti` beside its fields; the protected header carries `kid`.
 */
export const sealedContentType = 'application/jose';

export const formContentType = 'application/x-www-form-urlencoded';

/** Refusal code of a sealed payload that the operator could not open: its key has changed. */
export const sealRefused = 'seal_refused';

/**
 * Details beside the code `too_many_attempts` where the operator has no room for the call, whoever makes it; without `full`, it is
 * the limit of the one who asks. Status 429 says the same of a call, with or without these details.
 */
export const noRoom = z.object({ full: z.literal(true), retryAfterSeconds: z.int().nonnegative() });

/** Refusal code (HTTP 400) of a call for a brand that the operator does not have. */
export const merchantRefused = 'unknown_merchant';

/** Details beside it: the brands that it has. */
export const knownMerchants = z.object({ merchants: z.array(z.string()) });

/** Refusal code (HTTP 403) of a call that came without the key the gateway and the operator agreed on. */
export const gatewayRefused = 'gateway_required';
