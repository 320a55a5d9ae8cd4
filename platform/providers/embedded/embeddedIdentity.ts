import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { PlatformParts } from '../../core/parts.ts';
import type { Secrets } from '../../core/secrets/secrets.ts';
import type { IdentityProvider } from '../identity/identityProvider.ts';

/** A provider of this machine, where anybody may be anybody: for trying the site out alone. */
export interface EmbeddedIdentity extends IdentityProvider {
  readonly issuer: string;
  /** What its page is asked for; undefined where that is no question, or one of a site that it does not know. */
  read(fields: unknown): GrantRequest | undefined;
  /** The code that its page sends back for somebody who says to be `name`. */
  grant(name: string, asked: GrantRequest): Promise<string>;
}

const question = z.object({
  redirect_uri: z.url(),
  state: z.string().max(200),
  nonce: z.string().max(200),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
});
export type GrantRequest = z.output<typeof question>;

const granted = z.object({ name: z.string(), expires: z.number(), redirectUri: z.string(), nonce: z.string(), codeChallenge: z.string() });
const lifetime = 60_000;

export function embeddedIdentity(
  parts: PlatformParts & { readonly secrets: Secrets },
  { id, name }: { readonly id: string; readonly name: string },
): EmbeddedIdentity {
  const { db, clock, brand, secrets } = parts;
  const issuer = `${brand.origins[0] ?? ''}/identity/${id}`;
  const registered = `${brand.siteOrigin}/login/social/${id}`;

  return {
    id,
    name,
    issuer,
    read(fields) {
      const { success, data } = question.safeParse(fields);
      return success && data.redirect_uri === registered ? data : undefined;
    },
    async authorizationUrl({ redirectUri, state, nonce, codeChallenge }) {
      const query = new URLSearchParams({ redirect_uri: redirectUri, state, nonce, code_challenge: codeChallenge });
      return `${issuer}/authorize?${query}`;
    },
    async grant(subject, { redirect_uri: redirectUri, nonce, code_challenge: codeChallenge }) {
      const content = Buffer.from(
        JSON.stringify({ name: subject, expires: clock.now() + lifetime, redirectUri, nonce, codeChallenge }),
      ).toString('base64url');
      return `${content}.${secrets.hash(`identity ${id}`, content)}`;
    },
    async identify({ callbackUrl, redirectUri, state, nonce, codeVerifier }) {
      const query = new URL(callbackUrl).searchParams;
      const [, content = '', signature = ''] = /^([\w-]+)\.([0-9a-f]{64})$/.exec(query.get('code') ?? '') ?? [];
      if (!secrets.matches(`identity ${id}`, content, signature)) throw new Error('the code is not of this provider');
      const code = granted.parse(JSON.parse(Buffer.from(content, 'base64url').toString()));
      const challenge = createHash('sha256').update(codeVerifier).digest('base64url');
      const fits =
        query.get('state') === state &&
        query.get('iss') === issuer &&
        code.nonce === nonce &&
        code.codeChallenge === challenge &&
        code.redirectUri === redirectUri &&
        code.expires > clock.now();
      if (!fits) throw new Error('the answer does not belong to the question');
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('spent_challenge')
        .values({ challenge: `identity ${signature}`, expires_at: BigInt(clock.now() + 2 * lifetime) })
        .onConflict((conflict) => conflict.column('challenge').doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows !== 1n) throw new Error('the code was used before');
      return { issuer, subject: createHash('sha256').update(code.name.trim().toLowerCase()).digest('hex').slice(0, 32), name: code.name };
    },
  };
}
