import { calls } from '../../gateway/contract/calls.ts';
import { openapi } from '../../gateway/contract/openapi.ts';
import { writeOrCompare } from './writeOrCompare.ts';

/** `openapi.json`, which operators go by. */
writeOrCompare('openapi.json', `${JSON.stringify(openapi(calls), null, 2)}\n`);
