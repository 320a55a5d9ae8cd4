import { beginSocialSignIn, finishSocialSignIn } from '#contract/identity/socialSignIn.ts';
import type { Log } from '../core/log.ts';
import { openIdProvider, type ProviderLimits } from '../providers/identity/openIdProvider.ts';
import type { Clock } from '../core/clock.ts';
import { systemClock } from '../core/clock.ts';
import type { Engine } from '../core/store/engine.ts';
import type { TestIssuer } from './openIssuer.ts';
import type { Answered } from './callBy.ts';
import { openPlatform, type TestPlatform } from './openPlatform.ts';

/** The page that a provider sends browsers back to. */
export const pageOf = (provider: string): string => `http://localhost:3000/login/social/${provider}`;

/** A visitor's way through a provider and back, and the platform that it begins and ends at. */
export interface SocialVisit {
  readonly platform: TestPlatform;
  /** Everything that was logged, as one text. */
  logged(): string;
  begin(provider?: string): Promise<{ readonly url: string; readonly state: string }>;
  /** What a browser does at the provider; answers where it is sent back to. */
  pass(url: string): Promise<URL>;
  /** `wait` is how many milliseconds the caller has. */
  finish(state: string, callbackUrl: string, wait?: number): Promise<Answered<unknown>>;
  /** The whole way. */
  signIn(provider?: string): Promise<Answered<unknown>>;
  close(): Promise<void>;
}

/** A provider's answers come within `limit` milliseconds or not at all; where that is a number, all of them together have thrice as long. */
export async function openSocialVisit(
  issuers: readonly TestIssuer[],
  {
    limit = 10_000,
    clock = systemClock,
    engine,
  }: { readonly limit?: number | ProviderLimits; readonly clock?: Clock; readonly engine?: Engine } = {},
): Promise<SocialVisit> {
  const lines: string[] = [];
  const write = (details: object, message: string): void => {
    const error = 'error' in details && details.error instanceof Error ? `${details.error.message} ${details.error.stack}` : '';
    lines.push(`${message} ${error}`);
  };
  const log: Log = { error: write, warn: write };
  const limits = typeof limit === 'number' ? { answer: limit, all: 3 * limit } : limit;
  const identityProviders = issuers.map(({ client }) => openIdProvider(clock, client, limits));
  const platform = await openPlatform({ clock, ...(engine ? { engine } : {}), extras: { outbox: true, log, identityProviders } });
  const begin = async (provider = issuers[0]?.client.id ?? '') => {
    const answer = await platform.call(beginSocialSignIn, { provider, redirectUri: pageOf(provider) });
    if (!answer.success) throw new Error(`not begun: ${answer.code}`);
    return answer.value;
  };
  const pass = async (url: string) => new URL((await fetch(url, { redirect: 'manual' })).headers.get('location') ?? '');
  const finish = (state: string, callbackUrl: string, wait?: number) =>
    platform.call(finishSocialSignIn, { state, callbackUrl }, wait === undefined ? {} : { wait });
  return {
    platform,
    logged: () => lines.join('\n'),
    begin,
    pass,
    finish,
    async signIn(provider) {
      const { url, state } = await begin(provider);
      return finish(state, (await pass(url)).href);
    },
    close: platform.close,
  };
}
