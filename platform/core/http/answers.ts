import type { Language } from './handler.ts';
import { refusalText } from './refusalText.ts';

const json = (status: number, body: object, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...headers } });

export const answered = (value: unknown): Response => json(200, { success: true, value });

/** The operator's no, with a text that can be shown. */
export const refused = (code: string, language: Language, value?: unknown, status = 200): Response =>
  json(status, { success: false, code, message: refusalText(code, language), ...(value === undefined ? {} : { value }) });

/** What went wrong stands in the log under the correlation id, and nowhere else. */
export const faulted = (correlationId: string, language: Language): Response =>
  json(500, { success: false, code: 'fault', message: refusalText('fault', language), value: { correlationId } });
