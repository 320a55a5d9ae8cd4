import type { ChatEntry } from './chatLog.ts';

const numberOf = (number: bigint | null): number | null => (number === null ? null : Number(number));

/** What a page is told of an entry, whoever reads there. */
export const entryAnswer = ({ number, at, content, hides, shows }: ChatEntry) => ({
  number: Number(number),
  name: content?.name ?? '',
  at,
  text: content?.text ?? null,
  hides: numberOf(hides),
  shows: numberOf(shows),
});
