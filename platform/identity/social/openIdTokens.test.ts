import { createHmac, createPublicKey, type JsonWebKey } from 'node:crypto';
import { generateKeyPair, importJWK, SignJWT } from 'jose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { movableClock } from '../../testing/movableClock.ts';
import { openIssuer, type TestIssuer } from '../../testing/openIssuer.ts';
import { openSocialVisit, type SocialVisit } from '../../testing/socialVisit.ts';

const refused = { success: false, code: 'social_failed' };
const unlinked = { success: false, code: 'social_unlinked' };

let issuer: TestIssuer;
let visit: SocialVisit;
beforeEach(async () => {
  issuer = await openIssuer();
  visit = await openSocialVisit([issuer]);
});
afterEach(async () => {
  await visit.close();
  await issuer.close();
});

/** Nothing was proven, so nothing is left that an account could be tied to. */
const expectRefused = async (): Promise<void> => {
  expect(await visit.signIn()).toMatchObject(refused);
  expect(issuer.asked).toHaveLength(1);
  expect(await visit.platform.parts.db.selectFrom('social_ticket').selectAll().execute()).toEqual([]);
};
const seconds = (): number => Math.floor(Date.now() / 1000);
const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const claimsOf = (token: unknown): Record<string, unknown> =>
  JSON.parse(Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
/** Puts another token in the place of the provider's own. */
const replaceToken = (forge: (token: string) => string): void =>
  issuer.onTokenAnswer(({ body }) => {
    if (body !== '') body['id_token'] = forge(String(body['id_token']));
  });

const wrongClaims: readonly [string, Record<string, unknown>][] = [
  ['has expired', { exp: seconds() - 120 }],
  ['expires at no time', { exp: undefined }],
  ['is not valid yet', { nbf: seconds() + 600 }],
  ['was issued at no time', { iat: undefined }],
  ['is for another site', { aud: 'somebody-else' }],
  ['is for nobody', { aud: undefined }],
  ['is for several, and made for another', { aud: ['sampan-at-lantern', 'somebody-else'], azp: 'somebody-else' }],
  ['is of another issuer', { iss: 'https://other.example' }],
  ['is of no issuer', { iss: undefined }],
  ['is the answer to another question', { nonce: 'another' }],
  ['is the answer to no question', { nonce: undefined }],
  ['is about nobody', { sub: undefined }],
  ['is about an empty name', { sub: '' }],
  ['is about a number', { sub: 7 }],
  ['is about a name without end', { sub: 'x'.repeat(256) }],
];

test.each(wrongClaims)('AUT-012 a token that %s is refused', async (_what, changes) => {
  issuer.onToken(({ payload }) => Object.assign(payload, changes));
  await expectRefused();
});

test('AUT-012 clocks may differ by half a minute', async () => {
  issuer.onToken(({ payload }) => Object.assign(payload, { exp: seconds() - 5, nbf: seconds() + 5 }));
  expect(await visit.signIn()).toMatchObject(unlinked);
});

test.each([
  ['ahead', 10 * 365 * 86_400],
  ['behind', -10 * 365 * 86_400],
])(
  'AUT-012 times are those of the platform’s clock: ten years %s, tokens of that time are taken, and those of today refused',
  async (_where, apart) => {
    const elsewhen = await openSocialVisit([issuer], { clock: movableClock(Date.now() + apart * 1000) });
    expect(await elsewhen.signIn()).toMatchObject(refused);
    issuer.onToken(({ payload }) => {
      for (const name of ['iat', 'nbf', 'exp']) payload[name] = Number(payload[name] ?? seconds()) + apart;
    });
    expect(await elsewhen.signIn()).toMatchObject(unlinked);
    expect(await visit.signIn()).toMatchObject(refused);
    await elsewhen.close();
  },
);

test('AUT-012 a token whose claims were changed after it was signed is refused', async () => {
  replaceToken((token) => {
    const [header, , signature] = token.split('.');
    return `${header}.${encoded({ ...claimsOf(token), sub: 'somebody-else' })}.${signature}`;
  });
  await expectRefused();
});

test('AUT-012 a token without its signature is refused', async () => {
  replaceToken((token) => `${token.split('.').slice(0, 2).join('.')}.`);
  await expectRefused();
});

test.each(['none', 'None', 'nOnE', 'NONE'])('AUT-012 a token with the algorithm %s is refused', async (alg) => {
  replaceToken((token) => `${encoded({ alg, typ: 'JWT' })}.${encoded(claimsOf(token))}.`);
  await expectRefused();
});

/** Signs with a text that everybody may know. */
const signedBy =
  (secret: string, alg = 'HS256') =>
  (token: string): string => {
    const content = `${encoded({ alg, typ: 'JWT', kid: issuer.key.kid })}.${encoded(claimsOf(token))}`;
    return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
  };
const publicKeyOf = ({ kty, n, e }: JsonWebKey) => createPublicKey({ key: { kty, n, e } as JsonWebKey, format: 'jwk' });

test.each(['pkcs1', 'spki'] as const)(
  'AUT-012 a token signed by the public key in %s, as though it were shared, is refused',
  async (type) => {
    replaceToken(
      signedBy(
        publicKeyOf(issuer.key as JsonWebKey)
          .export({ format: 'pem', type })
          .toString(),
      ),
    );
    await expectRefused();
  },
);

test('AUT-012 a token signed by the shared secret is refused', async () => {
  replaceToken(signedBy(issuer.client.clientSecret));
  await expectRefused();
});

test.each([
  ['none', (token: string) => `${encoded({ alg: 'none' })}.${encoded(claimsOf(token))}.`],
  ['HS256', (token: string) => signedBy(issuer.client.clientSecret)(token)],
])('AUT-012 %s is refused of a provider that offers it, too', async (offered, forge) => {
  issuer.onDiscovery(({ body }) => Object.assign(body, { id_token_signing_alg_values_supported: ['RS256', offered] }));
  replaceToken(forge);
  await expectRefused();
});

test('AUT-012 a provider that offers nothing but shared keys is not asked at all', async () => {
  issuer.onDiscovery(({ body }) => Object.assign(body, { id_token_signing_alg_values_supported: ['HS256', 'none'] }));
  await expect(visit.begin()).rejects.toThrow('not begun: social_failed');
});

test('AUT-012 a token signed by another key under the name of the right one is refused', async () => {
  const { privateKey } = await generateKeyPair('RS256');
  const { url, state } = await visit.begin();
  const claims = { iss: issuer.url, aud: issuer.client.clientId, sub: 'johndoe', nonce: new URL(url).searchParams.get('nonce') };
  const make = async (key: Parameters<SignJWT['sign']>[0]) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: issuer.key.kid }).setIssuedAt().setExpirationTime('5m').sign(key);
  const forged = await make(privateKey);
  let given = forged;
  replaceToken(() => given);
  expect(await visit.finish(state, (await visit.pass(url)).href)).toMatchObject(refused);

  // Made the same way by the right key it is taken: nothing but the key was wrong.
  const again = await visit.begin();
  claims.nonce = new URL(again.url).searchParams.get('nonce');
  given = await make(await importJWK(issuer.key, 'RS256'));
  expect(await visit.finish(again.state, (await visit.pass(again.url)).href)).toMatchObject(unlinked);
});

test.each([
  ['no token', undefined],
  ['a token that is none', 'hello'],
  ['a token that is no text', 7],
  ['a sealed token', 'a.b.c.d.e'],
])('AUT-012 an answer with %s is refused', async (_what, token) => {
  issuer.onTokenAnswer(({ body }) => void (body === '' || (body['id_token'] = token)));
  await expectRefused();
});
