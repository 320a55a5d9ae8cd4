import { writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { createSchema } from '../gateway/schema/schema.ts';

/** `node scripts/writeSchema.ts`: writes `schema.graphql`, which the Relay compiler and outside readers go by. */
const file = new URL('../schema.graphql', import.meta.url);
writeFileSync(file, `${printSchema(lexicographicSortSchema(createSchema()))}\n`);
