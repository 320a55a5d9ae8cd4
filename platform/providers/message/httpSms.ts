import type { Transport } from '../outgoing.ts';

export interface SmsGateway {
  /**
   * Takes `POST` with `{ "to": "+84…", "text": "…" }` as JSON, and answers 2xx once it has the message. `Idempotency-Key` is the same however often a
   * message is tried, as an answer may be lost: whoever heeds it sends the text once.
   */
  readonly url: string;
  /** Sent as `Authorization: Bearer`. */
  readonly key: string;
}

const timeout = 5_000;

/** Text messages through a plain HTTP gateway. */
export const httpSms =
  ({ url, key }: SmsGateway): Transport =>
  async ({ id, recipient, body }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}`, 'idempotency-key': id },
      body: JSON.stringify({ to: recipient, text: body }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the SMS gateway answered ${response.status}`);
  };
