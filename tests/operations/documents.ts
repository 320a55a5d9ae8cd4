import { readdirSync, readFileSync } from 'node:fs';
import { type DocumentNode, getOperationAST, type OperationDefinitionNode, parse } from 'graphql';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

export interface SiteDocument {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
}

/** Every operation that the web app may ask for. */
export function siteDocuments(): readonly SiteDocument[] {
  const byId = JSON.parse(read('web/relay/persisted.json')) as Record<string, string>;
  return Object.entries(byId).map(([id, text]) => {
    const document = parse(text);
    const operation = getOperationAST(document);
    if (!operation) throw new Error(`${id} does not hold one operation`);
    return { id, name: operation.name?.value ?? id, text, document, operation };
  });
}

const filesOfWeb = (name: RegExp) =>
  readdirSync(new URL('web/', root), { recursive: true, encoding: 'utf8' }).filter((path) => name.test(path));

/** Ids in the compiler's artifacts, by the artifact's file. */
export function compiledOperations(): ReadonlyMap<string, string> {
  const artifacts = filesOfWeb(/__generated__\/\w+\.graphql\.ts$/);
  return new Map(
    artifacts.flatMap((path) =>
      [...read(`web/${path}`).matchAll(/"id": "([0-9a-f]{64})"/g)].map((match): [string, string] => [path, match[1] ?? '']),
    ),
  );
}

/**
 * What each loader of a route starts, by the route's file and the place of the loader in it. What a loader asks instead, where a
 * guest was refused, does not count: it is never sent beside the first.
 */
export function queriesOfRoutes(): ReadonlyMap<string, readonly string[]> {
  const loaders = filesOfWeb(/\.route\.tsx?$/).flatMap((path) =>
    read(`web/${path}`)
      .split(/\bloader\b/)
      .slice(1)
      .map((text, index): [string, readonly string[]] => [
        `${path} ${index + 1}`,
        [...text.matchAll(/startQuery<(\w+Query)>/g)].map((match) => match[1] ?? ''),
      ]),
  );
  return new Map(loaders);
}
