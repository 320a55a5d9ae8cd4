import { nameOf } from './replaceSection.ts';

/** A figure beside what it is held against. */
export interface Held {
  /** With the unit or name that tells it from the others of its section. */
  readonly what: string;
  readonly figure: number;
  readonly limit: number;
  /** The figure may not be below the limit; else it may not be above. */
  readonly isLeast?: boolean;
  /** As the table has it. */
  readonly shown: string;
}

const isMissed = ({ figure, limit, isLeast }: Held): boolean => (isLeast === true ? figure < limit : figure > limit);

/** Which figures of a section miss what they are held against, as its last paragraph. */
export function missedLines(held: readonly Held[]): readonly string[] {
  const missed = held.filter(isMissed).map(({ what, shown }) => `${what}: ${shown}`);
  return ['', `Missed: ${missed.length === 0 ? 'nothing' : missed.join('; ')}.`];
}

const listHead = 'Missed of what figures are held against:';

/** A page with a list of what its sections miss at the top, in the place of the one before. */
export function withMisses(page: string): string {
  const [head = '', ...sections] = page.split(/\n(?=## )/);
  const list = sections.flatMap((section) => {
    const missed = /^Missed: (.*)\.$/m.exec(section)?.[1] ?? 'nothing';
    return missed === 'nothing' ? [] : [`- ${nameOf(section.split('\n', 1)[0] ?? '').slice('## '.length)}: ${missed}`];
  });
  const intro = head.split(`\n${listHead}`, 1)[0]?.trimEnd() ?? '';
  return [intro, '', listHead, '', ...(list.length === 0 ? ['- nothing'] : list), '', ...sections].join('\n');
}
