import { readFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';

export interface SentMutation {
  /** As the page's own document calls it, such as `useRegisterMutation`. */
  readonly name: string;
  readonly variables: { readonly input?: Readonly<Record<string, unknown>> };
}

const documents = JSON.parse(readFileSync(new URL('../../../web/relay/persisted.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, string>
>;

function mutationOf(request: Request): SentMutation | undefined {
  if (request.method() !== 'POST' || !request.url().includes('/graphql')) return undefined;
  const { id, variables } = request.postDataJSON() as { id: string; variables: SentMutation['variables'] };
  return { name: /mutation (\w+)/.exec(documents[id] ?? '')?.[1] ?? id, variables };
}

/** What a page asks the gateway to change from now on, oldest first; the list grows as it asks. */
export function mutationsOf(page: Page): readonly SentMutation[] {
  const sent: SentMutation[] = [];
  page.on('request', (request) => {
    const mutation = mutationOf(request);
    if (mutation) sent.push(mutation);
  });
  return sent;
}

/** Data of the next answer to a mutation, by the name of its document. */
export async function nextAnswer<Data>(page: Page, name: string): Promise<Data> {
  const response = await page.waitForResponse((each) => mutationOf(each.request())?.name === name);
  return ((await response.json()) as { data: Data }).data;
}
