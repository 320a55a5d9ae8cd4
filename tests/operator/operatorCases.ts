import { globSync } from 'node:fs';
import type { Examples, OperatorCase } from './caseList.ts';

interface Noun {
  readonly cases: readonly OperatorCase[];
  readonly examples?: Examples;
}

const files = globSync('cases/*.ts', { cwd: import.meta.dirname }).toSorted();
const nouns = await Promise.all(files.map((file) => import(`./${file}`) as Promise<Noun>));

/** What every noun's calls come to, over the fake operator and the real one. */
export const operatorCases: readonly OperatorCase[] = nouns.flatMap(({ cases }) => cases);

export const exampleCases: Examples = Object.assign({}, ...nouns.map(({ examples = {} }) => examples)) as Examples;
