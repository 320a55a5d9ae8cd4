import { languageCodes } from '#contract/languages.ts';

/** What whoever writes a client is told beside a refusal, which tells a visitor to reload the page. In development alone: see `refusalBody`. */
export const developerHints = {
  address: `\`lang\` in the address is one of ${languageCodes.join(', ')}, and \`cdnBucket\` a whole number.`,
  body: 'Send one JSON object in UTF-8, such as `{"query":"{ site { brandName } }"}`.',
  json: '`variables` and `extensions` in the address are JSON, encoded for it.',
  operationName: '`operationName` is a text.',
  document: 'Send a document as `query`, or the `id` of a persisted operation, and not both.',
  id: 'An `id` is 64 hexadecimal digits, as the Relay compiler writes it; a document goes as `query`.',
  generate:
    'No operation has this id: `npm run generate` writes those of `web/` into `web/relay/persisted.json`, and a mock gateway of your tests has those of its `persistedFile`.',
  leftOut: (problem: string) => `The operation of this id does not fit the schema, and is left out: ${problem}`,
  origin: (siteOrigin: string) =>
    `Send the header \`Origin: ${siteOrigin}\`, as a page of the site does. A page of another origin asks \`npm run mock\`, or by way of a server that sends it.`,
  method:
    'Ask by POST, or for a query by GET. What a browser asks first for a page of another origin, by OPTIONS, is answered by `npm run mock` alone.',
  mutation: 'A mutation goes by POST.',
  variables: 'Send `variables` as an object and not as text; it has few levels and values, no reserved names, and texts that can be read.',
  post: 'Send a document by POST, or by GET with the headers `Origin`, which names the site, and `Accept: application/json`.',
  accept:
    'Ask for a subscription with `Accept: text/event-stream`, as `subscribe` of a mock gateway does, and for all else with `application/json`.',
} as const;
