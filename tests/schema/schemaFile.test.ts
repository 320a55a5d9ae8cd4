import { readFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { createSchema } from '../../gateway/schema/schema.ts';

const printed = () => `${printSchema(lexicographicSortSchema(createSchema()))}\n`;

describe('schema.graphql', () => {
  test('is what `npm run generate` writes', () => {
    expect(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8')).toBe(printed());
  });

  test('comes out the same every time', () => {
    expect(printed()).toBe(printed());
  });
});
