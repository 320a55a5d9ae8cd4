import { readFileSync, writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { createSchema } from '../gateway/schema/schema.ts';

/**
 * `node scripts/writeSchema.ts`: writes `schema.graphql`, which the Relay compiler and outside readers go by. With `--check` it
 * writes nothing: exit code 1 where the file is another.
 */
const file = 'schema.graphql';
const text = `${printSchema(lexicographicSortSchema(createSchema()))}\n`;
if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  console.error(`${file} is not what gateway/schema gives: run \`node scripts/writeSchema.ts\`.`);
  process.exitCode = 1;
}
