/** Longer sources are not compiled: the operator's own check decides alone. */
const LONGEST_SOURCE = 200;
/** Repeats of open length beside each other; more could keep the page busy for seconds on 255 characters. */
const MOST_OPEN_REPEATS = 3;

interface Group {
  /** Holds a repeat or an alternative, so repeating the group itself could take exponential time. */
  branches: boolean;
  readonly lookaround: boolean;
  /** Open repeats inside, which a lookaround keeps to itself. */
  open: number;
}

/**
 * Compiles a pattern the operator sent. `null` where everything is accepted (`*`), and where the
 * pattern is not a regular expression or could hang the page on a long value; then only the
 * length rule is checked here, and the operator checks the rest.
 */
export function acceptedPattern(source: string): RegExp | null {
  if (source === '*' || source === '' || source.length > LONGEST_SOURCE || !endsSoon(source)) return null;
  try {
    return new RegExp(source, 'u');
  } catch {
    return compileLoosely(source);
  }
}

/** Patterns written for other engines escape more than the `u` flag allows. */
function compileLoosely(source: string): RegExp | null {
  try {
    return new RegExp(source);
  } catch {
    return null;
  }
}

/** Whether matching takes at most polynomial time of a low degree: no repeat within a repeat, no back reference. */
function endsSoon(source: string): boolean {
  const groups: Group[] = [{ branches: false, lookaround: false, open: 0 }];
  let closed: Group | null = null;
  let at = 0;
  while (at < source.length) {
    const group = groups[groups.length - 1];
    if (!group) return false;
    const character = source[at];
    const repeat = readRepeat(source, at);
    if (repeat) {
      if (repeat.most > 1 && closed?.branches) return false;
      group.branches = true;
      if (repeat.most > 1 && repeat.most !== repeat.least) group.open += 1;
      if (group.open > MOST_OPEN_REPEATS) return false;
      at = repeat.end;
      closed = null;
      continue;
    }
    closed = null;
    if (character === '\\') {
      if (/[1-9k]/.test(source[at + 1] ?? '')) return false;
      at += 2;
    } else if (character === '[') {
      at = endOfClass(source, at);
    } else if (character === '(') {
      groups.push({ branches: false, lookaround: /^\(\?<?[=!]/.test(source.slice(at, at + 4)), open: 0 });
      at += 1;
    } else if (character === ')') {
      if (groups.length === 1) return false;
      closed = groups.pop() ?? null;
      const outer = groups[groups.length - 1];
      if (closed && outer && !closed.lookaround) {
        outer.branches ||= closed.branches;
        outer.open += closed.open;
        if (outer.open > MOST_OPEN_REPEATS) return false;
      }
      at += 1;
    } else {
      if (character === '|') group.branches = true;
      at += 1;
    }
  }
  return groups.length === 1;
}

function readRepeat(source: string, at: number): { least: number; most: number; end: number } | null {
  const text = /^(?:\*|\+|\?|\{\d+(?:,\d*)?\})\??/.exec(source.slice(at))?.[0];
  if (!text) return null;
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
