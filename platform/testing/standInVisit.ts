import { beginSocialSignIn, finishSocialSignIn } from '#contract/identity/socialSignIn.ts';
import type { TestPlatform } from './openPlatform.ts';
import type { CallOptions } from './requestFor.ts';
import { pageOf } from './socialVisit.ts';

/** A visitor's way through a stand-in provider of `platform` itself and back, where `SocialVisit` goes to one over the network. */
export function standInVisit(platform: TestPlatform) {
  const begin = async (provider = 'lantern') => (await platform.call(beginSocialSignIn, { provider, redirectUri: pageOf(provider) })).value;
  const finish = (state: string, callbackUrl: string, options: CallOptions = {}) =>
    platform.call(finishSocialSignIn, { state, callbackUrl }, options);

  /** Says `name` on the page of the provider at `url`, as a browser does; answers where that sends it back to. */
  const say = async (name: string, url: string): Promise<URL> => {
    const page = await (await platform.fetch(url)).text();
    if (!page.includes('<form method="post">')) throw new Error(`no page of a provider: ${page}`);
    const asked = new URL(url);
    const form = new URLSearchParams([...asked.searchParams, ['name', name]]);
    const response = await platform.fetch(asked.origin + asked.pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: form.toString(),
    });
    return new URL(response.headers.get('location') ?? '');
  };
  /** The whole way. */
  const signIn = async (name: string, provider = 'lantern', options: CallOptions = {}) => {
    const { url, state } = await begin(provider);
    return finish(state, (await say(name, url)).href, options);
  };
  /** The ticket that ties whom no account is entered by yet. */
  const ticketOf = async (name: string, provider = 'lantern'): Promise<string> =>
    ((await signIn(name, provider)).value as unknown as { readonly socialTicket: string }).socialTicket;
  return { begin, say, finish, signIn, ticketOf };
}
