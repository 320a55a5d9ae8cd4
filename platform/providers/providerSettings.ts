import { z } from 'zod';
import type { OpenIdClient } from './identity/openIdDiscovery.ts';
import { isConfidential } from './isConfidential.ts';
import type { SmtpServer } from './message/smtpMail.ts';

function decoded(text: string, context: z.RefinementCtx): string {
  try {
    return decodeURIComponent(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'has a percent sign that begins no character' });
    return '';
  }
}

/** `smtp://user:password@host:port` or `smtps://…`; the login may be left out. */
export const smtpUrl = z
  .url({ protocol: /^smtps?$/, error: 'must be smtp:// or smtps:// with a host' })
  .transform((text, context): Omit<SmtpServer, 'from'> => {
    const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text);
    const secure = protocol === 'smtps:';
    if (hostname === '' || !['', '/'].includes(pathname) || search !== '' || hash !== '')
      context.addIssue({ code: 'custom', message: 'must be no more than a login, a host and a port' });
    if ((username === '') !== (password === '')) context.addIssue({ code: 'custom', message: 'user and password belong together' });
    const login = { user: decoded(username, context), pass: decoded(password, context) };
    return {
      host: hostname.replace(/^\[(.*)\]$/, '$1'),
      port: port === '' ? (secure ? 465 : 587) : Number(port),
      secure,
      ...(username === '' ? {} : { login }),
    };
  });

const address = z.email().max(254);

/** A mail address, alone or as `Name <address>`. */
export const mailFrom = z.string().transform((text, context) => {
  const [, name = '', within] = /^([^<>"\p{Cc}]{0,80}?)\s*<([^<>]*)>$/u.exec(text.trim()) ?? [];
  const read = address.safeParse(within ?? text.trim());
  if (!read.success) context.addIssue({ code: 'custom', message: 'must be a mail address, or a name and <a mail address>' });
  return { name: name.trim(), address: read.data ?? '' };
});

const provider = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9]{0,31}$/, 'must be small letters and digits'),
  name: z.string().trim().min(1).max(40),
  issuer: z
    .url({ abort: true })
    .refine((text) => isConfidential(new URL(text)), 'must be https')
    .refine((text) => !/[?#]/.test(text), 'must have neither ? nor #'),
  clientId: z.string().min(1).max(500),
  clientSecret: z.string().min(1).max(1_000).optional(),
});

const providers = z
  .array(provider)
  .min(1)
  .max(10)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'names an id twice');

/**
 * A JSON list of `{"id", "name", "issuer", "clientId", "clientSecret"}`. A secret that is left out is that of the
 * setting `OIDC_<ID>_SECRET`, in capitals.
 */
export const openIdProviders = (environment: Readonly<Record<string, string | undefined>>) =>
  z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'must be JSON' });
        return z.NEVER;
      }
    })
    .pipe(providers)
    .transform((read, context): OpenIdClient[] =>
      read.map(({ clientSecret, ...rest }, index) => {
        const setting = `OIDC_${rest.id.toUpperCase()}_SECRET`;
        const secret = clientSecret ?? environment[setting] ?? '';
        if (secret === '')
          context.addIssue({ code: 'custom', path: [index, 'clientSecret'], message: `is neither here nor in ${setting}` });
        return { ...rest, clientSecret: secret };
      }),
    );
