import { globSync } from 'node:fs';
import type { MemberField, Permissions } from '../../gateway/schema/testing/Permissions.ts';

const files = globSync('gateway/schema/*/*/testing/permissions.ts').toSorted();
/** What every noun says of itself. */
const nouns = await Promise.all(files.map(async (file) => ((await import(`../../${file}`)) as { permissions: Permissions }).permissions));

export const matrix = nouns.flatMap(({ ways = [] }) => ways);
export const liveMatrix = nouns.flatMap(({ live = [] }) => live);
export const publicFields = nouns.flatMap((noun) => noun.publicFields ?? []);
export const ownTypes = nouns.flatMap((noun) => noun.ownTypes ?? []);
export const memberFields: Readonly<Record<string, MemberField>> = Object.fromEntries(
  nouns.flatMap((noun) => Object.entries(noun.memberFields ?? {})),
);

/** The root field that a document asks for under the name `answer`. */
export const nameOf = (document: string): string => /answer: (\w+)/.exec(document)?.[1] ?? '';
