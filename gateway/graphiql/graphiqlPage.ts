import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GraphQLSchema } from 'graphql';
import { z } from 'zod';
import type { Operations } from '../execution/operations.ts';
import { createEncodedBody, type EncodedBody } from '../http/cache/encodedBody.ts';
import { readBody } from '../http/graphql/readBody.ts';
import type { HeaderList } from '../http/securityHeaders.ts';
import { describeOperation } from './describeOperation.ts';
import { exampleOperations } from './exampleOperations.ts';
import { descriptionPath, operationPanel, operationPanelStyle } from './operationPanel.ts';

export interface GraphiqlPageParts {
  /** Folder of example operations (`exampleOperations`); each of its groups becomes a tab, named after its first operation. */
  readonly examples: string;
  readonly schema: GraphQLSchema;
  readonly operations: Operations;
  /** Stands in the examples in place of the one that they are written for. */
  readonly siteOrigin: string;
  readonly headers: HeaderList;
  /** What its pane of headers begins with; left out, it says that none are needed. */
  readonly graphiqlHeaders?: Readonly<Record<string, string>> | undefined;
}

/** Where `npm start` serves the site, if nobody says otherwise. */
const exampleOrigin = 'http://localhost:3000';

/** A document, and the place of the cursor in it. */
const question = z.object({ text: z.string(), offset: z.number() });

const noHeaders = {
  'x-note':
    'Headers are not needed: after the logIn mutation the session cookie goes with every request by itself. Texts come in the language of the address: /graphql?lang=EN',
};

/** A tab for each group: more would overflow their row, which then shifts under the pointer. The run button asks which of its operations is meant. */
const tabsOf = (folder: string, siteOrigin: string): { readonly query: string }[] =>
  Object.values(Object.groupBy(exampleOperations(folder), ({ group }) => group)).map((operations = []) => ({
    query: operations.map(({ text }) => text.replaceAll(exampleOrigin, siteOrigin)).join('\n'),
  }));

/** Its tabs fly to their places from where they never were: on a press one is gone from under the pointer before it is chosen. So they stay. */
const stillTabs = '.graphiql-tab { transform: none !important; }';

/** As the page has it among its options, and what it asks instead: in the language that its own address names, as a page of the site does. */
const endpoint = '/graphql';
const endpointInOptions = `"endpoint":${JSON.stringify(endpoint)}`;
const endpointInLanguage = `"endpoint":${JSON.stringify(endpoint)}+(/[?&]lang=\\w+/.exec(location.search)?.[0]??'').replace('&','?')`;

/** The panel finds the editors by the name that they have for whoever asks for it. */
const withPanel = (html: string): string =>
  html
    .replace('globalAPI: false', 'globalAPI: true')
    .replace(endpointInOptions, () => endpointInLanguage)
    .replace('<head>', `<head><style>${stillTabs}${operationPanelStyle}</style>`)
    .replace(/<\/body>\s*<\/html>\s*$/, () => `<script>(${operationPanel})('${descriptionPath}');</script></body></html>`);

/**
 * GraphiQL as one page with everything inside, so that it works without a network. It is made at the
 * first request: its editor is larger than all the rest of the gateway. It also answers what the page asks at `descriptionPath`.
 */
export function createGraphiqlPage({
  examples,
  schema,
  operations,
  siteOrigin,
  headers,
  graphiqlHeaders = noHeaders,
}: GraphiqlPageParts): (request: IncomingMessage, response: ServerResponse) => Promise<number> {
  let page: Promise<EncodedBody> | undefined;
  const make = async (): Promise<EncodedBody> => {
    const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
    const html = renderGraphiQL({
      title: 'GraphiQL',
      endpoint,
      defaultTabs: tabsOf(examples, siteOrigin),
      // It would ask for subscriptions by GET, and a document in an address is taken only from who names the site, which no browser does there.
      method: 'POST',
      defaultHeaders: JSON.stringify(graphiqlHeaders, null, 2),
      credentials: 'same-origin',
      shouldPersistHeaders: false,
    });
    const kept = createEncodedBody(Buffer.from(withPanel(html.trim())), 'text/html; charset=utf-8', [
      'Cache-Control',
      'no-cache',
      ...headers,
    ]);
    await kept.compress();
    return kept;
  };
  const describe = async (request: IncomingMessage): Promise<object> => {
    try {
      const { text, offset } = question.parse(await readBody(request));
      return describeOperation(schema, operations, text, offset);
    } catch (error) {
      return { problem: error instanceof Error ? error.message : String(error) };
    }
  };
  return async (request, response) => {
    if (request.url !== descriptionPath) return (await (page ??= make())).send(request, response);
    const body = JSON.stringify(await describe(request));
    response.writeHead(200, ['Content-Type', 'application/json', 'Cache-Control', 'no-store', ...headers]).end(body);
    return 200;
  };
}
