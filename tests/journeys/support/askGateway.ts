import type { APIRequestContext } from '@playwright/test';

interface Answer<Data> {
  readonly status: number;
  readonly data?: Data | null;
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
}

/** What the gateway answers beside a browser's pages, by their own cookies. */
export async function answerOf<Data>(
  browser: { readonly request: APIRequestContext },
  site: string,
  query: string,
  variables: object = {},
): Promise<Answer<Data>> {
  // A connection that lay idle may be closed in the very moment in which it is used again.
  const answer = await browser.request.post(`${site}/graphql?lang=EN`, {
    headers: { origin: site },
    data: { query, variables },
    maxRetries: 2,
  });
  return { ...((await answer.json()) as Omit<Answer<Data>, 'status'>), status: answer.status() };
}

/** Its data. Throws where there is none, and where a part of it is missing. */
export async function askGateway<Data>(
  browser: { readonly request: APIRequestContext },
  site: string,
  query: string,
  variables: object = {},
): Promise<Data> {
  const { data, errors, status } = await answerOf<Data>(browser, site, query, variables);
  if (data == null || errors !== undefined) throw new Error(`The gateway answered ${status} ${JSON.stringify(errors)}`);
  return data;
}

/** The account that a browser is signed in to, as the operator sees it; null for a guest. */
export async function accountNameOf(browser: { readonly request: APIRequestContext }, site: string): Promise<string | null> {
  // The balance is asked of the operator: a cookie alone, whose session is over, does not answer it.
  const { data, errors } = await answerOf<{ viewer: { account: string } | null }>(
    browser,
    site,
    '{ viewer { account balance { amount } } }',
  );
  if (errors?.some(({ extensions }) => extensions?.code !== 'UNAUTHENTICATED')) throw new Error(JSON.stringify(errors));
  return errors === undefined ? (data?.viewer?.account ?? null) : null;
}
