import { callExamples } from '../../tests/operator/callExamples.ts';
import { writeOrCompare } from './writeOrCompare.ts';

/** What `openapi.json` shows of each call: as the fake operator answers the case that stands for it. */
writeOrCompare('gateway/contract/openapi/examples.json', `${JSON.stringify(await callExamples(), null, 2)}\n`);
