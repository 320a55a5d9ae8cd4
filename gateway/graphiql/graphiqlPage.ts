import type { IncomingMessage, ServerResponse } from 'node:http';
import { createEncodedBody, type EncodedBody } from '../http/cache/encodedBody.ts';
import type { HeaderList } from '../http/securityHeaders.ts';
import { exampleOperations } from './exampleOperations.ts';

export interface GraphiqlPageParts {
  /** Folder of example operations (`exampleOperations`); each of its groups becomes a tab, named after its first operation. */
  readonly examples: string;
  readonly headers: HeaderList;
}

const defaultHeaders = JSON.stringify(
  { 'x-note': 'Headers are not needed: after the logIn mutation the session cookie goes with every request by itself.' },
  null,
  2,
);

/** A tab for each group: more would overflow their row, which then shifts under the pointer. The run button asks which of its operations is meant. */
const tabsOf = (folder: string): { readonly query: string }[] =>
  Object.values(Object.groupBy(exampleOperations(folder), ({ group }) => group)).map((operations = []) => ({
    query: operations.map(({ text }) => text).join('\n'),
  }));

/** Its tabs fly to their places from where they never were: on a press one is gone from under the pointer before it is chosen. So they stay. */
const stillTabs = '<style>.graphiql-tab { transform: none !important; }</style>';

/**
 * GraphiQL as one page with everything inside, so that it works without a network. It is made at the
 * first request: its editor is larger than all the rest of the gateway.
 */
export function createGraphiqlPage({
  examples,
  headers,
}: GraphiqlPageParts): (request: IncomingMessage, response: ServerResponse) => Promise<number> {
  let page: Promise<EncodedBody> | undefined;
  const make = async (): Promise<EncodedBody> => {
    const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
    const html = renderGraphiQL({
      title: 'Sampan GraphiQL',
      defaultTabs: tabsOf(examples),
      defaultHeaders,
      credentials: 'same-origin',
      shouldPersistHeaders: false,
    });
    const kept = createEncodedBody(Buffer.from(html.trim().replace('<head>', `<head>${stillTabs}`)), 'text/html; charset=utf-8', [
      'Cache-Control',
      'no-cache',
      ...headers,
    ]);
    await kept.compress();
    return kept;
  };
  return async (request, response) => (await (page ??= make())).send(request, response);
}
