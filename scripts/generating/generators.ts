/**
 * Everything that is generated and committed, each by a process of its own, in the order in which they need one another: the page is
 * compiled against the schema, and what it asks first is read from what was compiled. With `--check` none of them writes.
 */
export const generators: readonly (readonly [what: string, command: readonly string[]])[] = [
  ['lists of nouns', ['scripts/generating/writeNounLists.ts']],
  ['languages of the page', ['scripts/generating/writeLanguages.ts']],
  ['examples of the calls', ['scripts/generating/writeExamples.ts']],
  ['openapi.json', ['scripts/generating/writeOpenapi.ts']],
  ['schema.graphql', ['scripts/generating/writeSchema.ts']],
  ['Relay artifacts', ['scripts/generating/writeArtifacts.ts']],
  ['first queries', ['scripts/generating/writeFirstQueries.ts']],
];
