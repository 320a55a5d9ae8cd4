import type { ReferenceProps } from './Reference.tsx';

/** What is told of any cause: a fault that came through the gateway carries the number its log line is found by. */
export function referenceOf(cause: unknown): ReferenceProps {
  const { code, correlationId } = (cause instanceof Error ? cause : {}) as { readonly code?: unknown; readonly correlationId?: unknown };
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return { code: text(code) ?? 'PAGE_FAULT', correlationId: text(correlationId) };
}
