import { dataPolicy, permissionsPolicy, strictTransport } from '#contract/securityHeaders.ts';
import { createMiddleware } from 'hono/factory';
import type { Brand } from '../brand.ts';

const usual: readonly (readonly [name: string, value: string])[] = [
  ['content-security-policy', dataPolicy],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['permissions-policy', permissionsPolicy],
  ['referrer-policy', 'no-referrer'],
  ['x-content-type-options', 'nosniff'],
];

/** Every answer has the security headers, errors and addresses that are nothing included; a page that sets one itself keeps its own. */
export function answerHeaders({ origins }: Pick<Brand, 'origins'>) {
  const https = origins[0]?.startsWith('https:') ?? false;
  return createMiddleware(async (context, next) => {
    await next();
    // Set in place: `context.header` would make a new answer for each of them.
    const { headers } = context.res;
    for (const [name, value] of usual) if (!headers.has(name)) headers.set(name, value);
    // What pages of Hono's making say of it themselves is half a year.
    if (https) headers.set('strict-transport-security', strictTransport);
  });
}
