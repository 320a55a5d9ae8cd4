import { expect, test } from 'vitest';
import { createSecurityHeaders, type HeaderList } from './securityHeaders.ts';

const policyOf = (headers: HeaderList): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (headers[headers.indexOf('Content-Security-Policy') + 1] ?? '').split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );

test('ER-02 beside its own origin the service worker asks that of the games alone, where the verifier is that it keeps', () => {
  const { worker } = createSecurityHeaders({ https: true, assetOrigins: ['https://play.example'] });
  expect(policyOf(worker)).toEqual({
    'default-src': "'none'",
    'connect-src': "'self' https://play.example",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
  });
});

test('ER-02 a page frames what its own worker has kept and the games, and lets nobody frame it: so no page of the site stands in another', () => {
  const { page } = createSecurityHeaders({ https: true, assetOrigins: ['https://play.example'] });
  const policy = policyOf(page([], []));
  expect([policy['frame-src'], policy['frame-ancestors'], policy['connect-src']]).toEqual([
    "'self' https://play.example",
    "'none'",
    "'self'",
  ]);
  expect(policy['script-src']).toBe("'self'");
});
