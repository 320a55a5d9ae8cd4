import { fileURLToPath } from 'node:url';
import type { ExecutionResult } from 'graphql';
import { createLog } from '../../gateway/log.ts';
import { createGateway, type Gateway, type GatewayParts } from '../../gateway/server.ts';
import { sessionKeyOf } from '../../gateway/sessionKeys.ts';
import { siteParts } from '../../gateway/testing/siteParts.ts';
import type { Send } from '../../gateway/upstream/transport/send.ts';
import { openPlatform, type TestPlatform } from '../../platform/testing/openPlatform.ts';
import { registered } from '../../platform/testing/registration.ts';

/** A person's browser: keeps the site's cookies, and what it was ever told. */
export interface Browser {
  readonly cookies: Map<string, string>;
  /** Every `Set-Cookie` so far, as it came. */
  readonly setCookies: string[];
  /** Bodies and headers of every answer so far. */
  readonly seen: string[];
  fetch(path: string, init?: RequestInit): Promise<Response>;
  ask(document: string, variables?: Record<string, unknown>): Promise<ExecutionResult>;
  /** What the field called `answer` says. */
  answer(document: string, variables?: Record<string, unknown>): Promise<unknown>;
  logIn(username: string, more?: string): Promise<unknown>;
  /** Account of who is signed in, as the operator confirms it. */
  who(): Promise<string | null>;
}

/** The real gateway over the real operator, without a network between them. */
export interface RealSite {
  readonly platform: TestPlatform;
  readonly gateway: Gateway;
  /** Lines that the gateway has logged, at every level. */
  readonly log: string[];
  browser(options?: {
    readonly address?: string;
    readonly gateway?: Gateway;
    readonly cookies?: Iterable<readonly [string, string]>;
  }): Browser;
  /** Another gateway of the same site. */
  replica(parts?: Partial<GatewayParts>): Gateway;
  /** Opens an account, whose password is `password`. */
  member(username: string): Promise<void>;
  close(): Promise<void>;
}

export const siteOrigin = 'https://play.example';
export const password = 'correct horse 7';

const examplesFolder = fileURLToPath(new URL('../../gateway/schema/examples', import.meta.url));

const sendTo =
  (platform: TestPlatform): Send =>
  async ({ method, path, headers, body }) => {
    const answer = await platform.fetch(path, { method, headers, ...(body === undefined ? {} : { body }) });
    return { status: answer.status, text: await answer.text() };
  };

export async function openRealSite(options: Parameters<typeof openPlatform>[0] = {}): Promise<RealSite> {
  const platform = await openPlatform({ ...options, brand: { siteOrigin, ...options?.brand } });
  const log: string[] = [];
  const { schema, operations } = siteParts();
  const gateways: Gateway[] = [];
  const replica = (parts: Partial<GatewayParts> = {}): Gateway => {
    const logged = createLog({ level: 'trace', buffered: false }, { write: (line) => void log.push(line) });
    const gateway = createGateway({
      schema,
      send: sendTo(platform),
      operations,
      upstreamOrigin: 'http://operator.internal',
      merchant: 'SAMPAN',
      assetOrigins: platform.parts.brand.origins,
      sessionKeys: [sessionKeyOf(Buffer.alloc(32, 9).toString('base64url'))],
      siteOrigin,
      trustedProxies: 1,
      examplesFolder,
      clock: platform.parts.clock,
      log: logged,
      ...parts,
    });
    gateways.push(gateway);
    return gateway;
  };
  const gateway = replica();
  return {
    platform,
    gateway,
    log,
    replica,
    browser: ({ address = '198.51.100.10', gateway: through = gateway, cookies = [] } = {}) => createBrowser(through, address, cookies),
    member: async (username) => void (await registered(platform, username)),
    async close() {
      await Promise.all(gateways.map((each) => each.close()));
      await platform.close();
    },
  };
}

function createBrowser(gateway: Gateway, address: string, held: Iterable<readonly [string, string]>): Browser {
  const cookies = new Map(held);
  const setCookies: string[] = [];
  const seen: string[] = [];
  const fetch: Browser['fetch'] = async (path, init) => {
    const headers = new Headers({ origin: siteOrigin, 'content-type': 'application/json', 'x-forwarded-for': address });
    if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, text]) => `${name}=${text}`).join('; '));
    new Headers(init?.headers).forEach((text, name) => headers.set(name, text));
    const answer = await gateway.fetch(new Request(new URL(path, siteOrigin), { ...init, headers }));
    for (const set of answer.headers.getSetCookie()) {
      setCookies.push(set);
      const [, name = '', text = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (set.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, text);
    }
    seen.push(`${JSON.stringify([...answer.headers].filter(([name]) => name !== 'set-cookie'))} ${await answer.clone().text()}`);
    return answer;
  };
  const ask: Browser['ask'] = async (query, variables = {}) =>
    (await fetch('/graphql?lang=EN', { method: 'POST', body: JSON.stringify({ query, variables }) })).json() as Promise<ExecutionResult>;
  const answer: Browser['answer'] = async (document, variables) => (await ask(document, variables)).data?.['answer'];
  return {
    cookies,
    setCookies,
    seen,
    fetch,
    ask,
    answer,
    logIn: (username, more = '') =>
      answer(`mutation { answer: logIn(input: { username: "${username}" password: "${password}" ${more} }) { __typename } }`),
    who: async () => {
      const { data } = await ask('{ viewer { account balance { amount } } }');
      const viewer = data?.['viewer'] as { account: string; balance: unknown } | null | undefined;
      return viewer?.balance ? viewer.account : null;
    },
  };
}
