import { dataPolicy, permissionsPolicy, strictTransport } from '#contract/securityHeaders.ts';

/** Headers as a flat list of names and values: what `writeHead` takes with the least work. */
export type HeaderList = readonly string[];

/** The security headers of each kind of answer. */
export interface SecurityHeaders {
  /** Data, errors and files that are not pages. */
  readonly data: HeaderList;
  /** The service worker, which fetches what it keeps. */
  readonly worker: HeaderList;
  /** The web app's page; the hashes are of the scripts and style sheets written into it. */
  page(scriptHashes: readonly string[], styleHashes: readonly string[]): HeaderList;
  /** The development page of GraphiQL, whose editor needs more than the site may have. */
  readonly tool: HeaderList;
}

const policyOf = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

const toolPolicy = policyOf({
  'default-src': "'none'",
  'script-src': "'unsafe-inline' 'unsafe-eval' blob:",
  'worker-src': 'blob:',
  'style-src': "'unsafe-inline'",
  'img-src': 'data:',
  'font-src': 'data:',
  'connect-src': "'self'",
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
});

/** `https` adds HSTS; `assetOrigins` are where pictures and launched games come from, `siteOrigins` the other addresses of the site, which a page times. */
export function createSecurityHeaders({
  https,
  assetOrigins,
  siteOrigins = [],
}: {
  readonly https: boolean;
  readonly assetOrigins: readonly string[];
  readonly siteOrigins?: readonly string[];
}): SecurityHeaders {
  const assets = assetOrigins.join(' ');
  const shared = [
    'X-Content-Type-Options',
    'nosniff',
    'Referrer-Policy',
    'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy',
    'same-origin',
    'Cross-Origin-Resource-Policy',
    'same-origin',
    'Permissions-Policy',
    permissionsPolicy,
    ...(https ? ['Strict-Transport-Security', strictTransport] : []),
  ];
  const withPolicy = (policy: string): HeaderList => [...shared, 'Content-Security-Policy', policy];
  return {
    data: withPolicy(dataPolicy),
    worker: withPolicy(
      policyOf({
        'default-src': "'none'",
        // It keeps what checks rounds, which the games' origin has.
        'connect-src': `'self' ${assets}`.trim(),
        'frame-ancestors': "'none'",
        'base-uri': "'none'",
      }),
    ),
    tool: withPolicy(toolPolicy),
    page: (scriptHashes, styleHashes) =>
      withPolicy(
        policyOf({
          'default-src': "'none'",
          'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
          'style-src': ["'self'", ...styleHashes.map((hash) => `'${hash}'`)].join(' '),
          'img-src': `'self' data: ${assets}`.trim(),
          'connect-src': ["'self'", ...siteOrigins].join(' '),
          // Of its own origin there is only what the service worker has kept: every page of the site forbids to be framed.
          'frame-src': `'self' ${assets}`.trim(),
          'font-src': "'self'",
          'manifest-src': "'self'",
          'frame-ancestors': "'none'",
          'base-uri': "'none'",
          'form-action': "'self'",
          // The page's one policy lets a worker of its own start, and no text become markup.
          'require-trusted-types-for': "'script'",
          'trusted-types': 'default',
        }),
      ),
  };
}
