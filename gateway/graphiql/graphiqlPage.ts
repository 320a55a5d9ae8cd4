import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createEncodedBody, type EncodedBody } from '../http/cache/encodedBody.ts';
import type { HeaderList } from '../http/securityHeaders.ts';

export interface GraphiqlPageParts {
  /** Folder of example operations, `*.graphql`; each becomes a tab, in the order of their names. */
  readonly examples: string;
  readonly headers: HeaderList;
}

const defaultHeaders = JSON.stringify({ 'x-note': 'Headers are not needed: after the logIn mutation the session cookie goes with every request by itself.' }, null, 2);

function tabsOf(folder: string): { readonly query: string }[] {
  const names = (existsSync(folder) ? readdirSync(folder) : []).filter((name) => name.endsWith('.graphql'));
  return names.sort().map((name) => ({ query: readFileSync(join(folder, name), 'utf8') }));
}

/**
 * GraphiQL as one page with everything inside, so that it works without a network. It is made at the
 * first request: its editor is larger than all the rest of the gateway.
 */
export function createGraphiqlPage({ examples, headers }: GraphiqlPageParts): (request: IncomingMessage, response: ServerResponse) => Promise<number> {
  let page: Promise<EncodedBody> | undefined;
  const make = async (): Promise<EncodedBody> => {
    const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
    const html = renderGraphiQL({ title: 'Sampan GraphiQL', defaultTabs: tabsOf(examples), defaultHeaders, credentials: 'same-origin', shouldPersistHeaders: false });
    const kept = createEncodedBody(Buffer.from(html.trim()), 'text/html; charset=utf-8', ['Cache-Control', 'no-cache', ...headers]);
    await kept.compress();
    return kept;
  };
  return async (request, response) => (await (page ??= make())).send(request, response);
}
