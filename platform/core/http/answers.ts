import type { Texts } from '../text/texts.ts';
import type { Language } from './handler.ts';

const json = (status: number, body: object, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...headers } });

export const answered = (value: unknown): Response => json(200, { success: true, value });

/** Answers that say no, in words that can be shown. */
export interface Refusals {
  /** The operator's no. */
  refused(code: string, language: Language, value?: unknown, status?: number): Response;
  /** What went wrong stands in the log under the correlation id, and nowhere else; 503 where another platform may do better. */
  faulted(correlationId: string, language: Language, status?: 500 | 503): Response;
}

export function createRefusals(texts: Texts): Refusals {
  const refused: Refusals['refused'] = (code, language, value, status = 200) =>
    json(status, { success: false, code, message: texts.refusal(code, language), ...(value === undefined ? {} : { value }) });
  return { refused, faulted: (correlationId, language, status = 500) => refused('fault', language, { correlationId }, status) };
}
