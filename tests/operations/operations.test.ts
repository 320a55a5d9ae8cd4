import { complexityFromQuery } from '@pothos/plugin-complexity';
import { validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { idOf, operationOf } from '../../gateway/execution/operation.ts';
import { fieldsOfRoot } from '../../gateway/execution/rootFields.ts';
import { limits } from '../../gateway/schema/complexity.ts';
import { siteParts } from '../../gateway/testing/siteParts.ts';
import { compiledOperations, queriesOfRoutes, siteDocuments } from './documents.ts';
import { sampleVariables } from './sampleVariables.ts';

const { schema } = siteParts();
const documents = siteDocuments();

describe('the operations of the web app', () => {
  test('are there', () => {
    expect(documents.length).toBeGreaterThan(0);
  });

  test.each(documents)('$name fits the schema and goes by the hash of its text', ({ document, id, text }) => {
    expect(validate(schema, document)).toEqual([]);
    expect(id).toBe(idOf(text));
  });

  test.each(documents)('$name stays within the limits of the schema', (site) => {
    const cost = complexityFromQuery(site.document, { schema, ctx: {}, variables: sampleVariables(schema, site.operation) });
    expect(cost.complexity).toBeLessThanOrEqual(limits.complexity);
    expect(cost.depth).toBeLessThanOrEqual(limits.depth);
    expect(cost.breadth).toBeLessThanOrEqual(limits.breadth);
  });

  test.each(documents)('$name is all public or all of the viewer, and holds one mutation at most', ({ document, operation }) => {
    const fields = fieldsOfRoot(document, operation).map((field) => field.name.value);
    const root = schema.getRootType(operation.operation)?.getFields() ?? {};
    const isPublic = new Set(fields.map((name) => root[name]?.extensions['public'] === true));
    expect(isPublic.size).toBe(1);
    if (operation.operation === 'mutation') expect(fields).toHaveLength(1);
  });

  test('include whatever the app was compiled to ask for', () => {
    const known = new Set(documents.map((site) => site.id));
    const compiled = compiledOperations();
    expect(compiled.size).toBeGreaterThan(0);
    expect([...compiled].filter(([, id]) => !known.has(id))).toEqual([]);
  });

  test.each([...queriesOfRoutes()])('%s starts at most one public and one viewer query', (_route, names) => {
    const kinds = names.map((name) => {
      const site = documents.find((each) => each.name === name);
      expect(site, name).toBeDefined();
      return site && operationOf(schema, site.id, site.document).isPublic ? 'public' : 'viewer';
    });
    expect(kinds).toEqual([...new Set(kinds)]);
  });
});
