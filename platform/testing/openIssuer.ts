import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { OAuth2Server } from 'oauth2-mock-server';
import type { OpenIdClient } from '../providers/identity/openIdDiscovery.ts';

/** What a provider is about to answer; what is written into it is what it answers. */
export interface IssuerAnswer {
  body: Record<string, unknown> | '';
  statusCode: number;
}

export interface IssuerToken {
  readonly header: Record<string, unknown>;
  readonly payload: Record<string, unknown>;
}

/** A real OpenID Connect provider on this machine, which may be made to lie. */
export interface TestIssuer {
  readonly url: string;
  readonly client: OpenIdClient;
  /** Its signing key, private half included, as a JWK. */
  readonly key: Record<string, unknown> & { readonly kid: string };
  /** Form bodies that its token endpoint was sent. */
  readonly asked: readonly Readonly<Record<string, unknown>>[];
  /** How often its description of itself was asked for. */
  readonly discoveries: number;
  /** Changes every token before it is signed. */
  onToken(change: (token: IssuerToken) => void): void;
  onTokenAnswer(change: (answer: IssuerAnswer) => void): void;
  onDiscovery(change: (answer: IssuerAnswer) => void): void;
  /** Changes where browsers are sent back to. */
  onReturn(change: (url: URL) => void): void;
  close(): Promise<void>;
}

async function makeKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), alg: 'RS256', kid: randomUUID() };
}

/** By provider: to make one takes a third of a second, and a provider that comes back has the key that it had. */
const keys = new Map<string, Promise<JWK>>();
function keyOf(id: string): Promise<JWK> {
  const key = keys.get(id) ?? makeKey();
  keys.set(id, key);
  return key;
}

/** Everybody is `johndoe` there until a change says otherwise. */
export async function openIssuer(id = 'lantern', port = 0): Promise<TestIssuer> {
  const server = new OAuth2Server();
  const key = await server.issuer.keys.add({ ...(await keyOf(id)) });
  await server.start(port, '127.0.0.1');
  const url = `http://127.0.0.1:${server.address().port}`;
  server.issuer.url = url;
  const asked: Readonly<Record<string, unknown>>[] = [];
  let discoveries = 0;
  const { service } = server;
  service.on('beforeResponse', (_answer: IssuerAnswer, { body }: { body: Record<string, unknown> }) => void asked.push(body));
  service.on('beforeWellKnownOpenIdConfiguration', () => void (discoveries += 1));
  return {
    url,
    client: { id, name: `${id} ID`, issuer: url, clientId: `sampan-at-${id}`, clientSecret: `secret-of-${id}` },
    key: { ...key },
    asked,
    get discoveries() {
      return discoveries;
    },
    onToken: (change) => void service.on('beforeTokenSigning', change),
    onTokenAnswer: (change) => void service.on('beforeResponse', change),
    onDiscovery: (change) => void service.on('beforeWellKnownOpenIdConfiguration', change),
    onReturn: (change) => void service.on('beforeAuthorizeRedirect', ({ url: target }: { url: URL }) => change(target)),
    close: () => server.stop(),
  };
}
