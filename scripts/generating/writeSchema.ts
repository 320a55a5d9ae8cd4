import { lexicographicSortSchema, printSchema } from 'graphql';
import { createSchema } from '../../gateway/schema/schema.ts';
import { writeOrCompare } from './writeOrCompare.ts';

/** `schema.graphql`, which the Relay compiler and outside readers go by. */
writeOrCompare('schema.graphql', `${printSchema(lexicographicSortSchema(createSchema()))}\n`);
