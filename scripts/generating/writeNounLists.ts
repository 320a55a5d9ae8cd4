import { globSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { writeCallList, writeFakeList, writeFieldList } from './nounLists.ts';
import { writeOrCompare } from './writeOrCompare.ts';

/** Lists of the nouns, read from their files: whoever adds a noun names it nowhere in the gateway. First of all, as the others load what is listed. */
const sourcesIn = (pattern: string) =>
  globSync(pattern).map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }));

function writeList(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeOrCompare(file, text);
}

writeList('gateway/contract/__generated__/listedCalls.ts', writeCallList(sourcesIn('gateway/contract/*/*.ts')));
writeList('gateway/schema/__generated__/listedFields.ts', writeFieldList(sourcesIn('gateway/schema/*/**/*.ts')));
writeList('gateway/testing/fakeOperator/__generated__/listedFakes.ts', writeFakeList(sourcesIn('gateway/testing/fakeOperator/*/fake*.ts')));
