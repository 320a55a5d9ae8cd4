/** Ways to match, as a power of two, that a browser goes through within a moment: those of three open repeats. */
const MOST_BITS = 24;
/** An open repeat can end after any of the 255 characters that a field takes at most. */
const BITS_OF_OPEN = 8;

interface Group {
  /** Ways to match what is inside, as a power of two. */
  bits: number;
  alternatives: number;
  /** Tried once where it stands, so its ways do not multiply with those around it. */
  readonly isLookaround: boolean;
}

interface Repeat {
  readonly least: number;
  readonly most: number;
  readonly end: number;
}

/**
 * Whether a regular expression answers in reasonable time for every value of a form's field: nothing that can match in two
 * ways is repeated, nothing refers back, and the ways of all that stands side by side are few enough to try them all.
 */
export function endsSoon(source: string): boolean {
  const groups: Group[] = [{ bits: 0, alternatives: 1, isLookaround: false }];
  let closed: number | undefined;
  let at = 0;
  while (at < source.length) {
    const group = groups.at(-1) as Group;
    const character = source[at];
    const repeat = readRepeat(source, at);
    if (repeat) {
      if (repeat.most > 1 && (closed ?? 0) > 0) return false;
      group.bits += Math.min(BITS_OF_OPEN, Math.log2(repeat.most - repeat.least + 1));
      at = repeat.end;
      closed = undefined;
      continue;
    }
    closed = undefined;
    if (character === '\\') {
      if (/[1-9k]/.test(source[at + 1] ?? '')) return false;
      at += 2;
    } else if (character === '[') {
      at = endOfClass(source, at);
    } else {
      if (character === '(') groups.push({ bits: 0, alternatives: 1, isLookaround: /^\(\?<?[=!]/.test(source.slice(at, at + 4)) });
      else if (character === '|') group.alternatives += 1;
      else if (character === ')') {
        const outer = groups.at(-2);
        closed = bitsOf(group);
        if (!outer || closed > MOST_BITS) return false;
        if (!group.isLookaround) outer.bits += closed;
        groups.pop();
      }
      at += 1;
    }
  }
  return groups.length === 1 && bitsOf(groups[0] as Group) <= MOST_BITS;
}

const bitsOf = ({ bits, alternatives }: Group): number => bits + Math.log2(alternatives);

function readRepeat(source: string, at: number): Repeat | undefined {
  const text = /^(?:\*|\+|\?|\{\d+(?:,\d*)?\})\??/.exec(source.slice(at, at + 20))?.[0];
  if (text === undefined) return undefined;
  const end = at + text.length;
  if (text.startsWith('?')) return { least: 0, most: 1, end };
  if (text.startsWith('*')) return { least: 0, most: Infinity, end };
  if (text.startsWith('+')) return { least: 1, most: Infinity, end };
  const [least = '0', most] = text.replace(/[{}?]/g, '').split(',');
  return { least: Number(least), most: most === undefined ? Number(least) : most === '' ? Infinity : Number(most), end };
}

function endOfClass(source: string, start: number): number {
  let at = start + 1;
  while (at < source.length && source[at] !== ']') at += source[at] === '\\' ? 2 : 1;
  return at + 1;
}
