import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** Steps, as a power of two, that a browser goes through within a moment: those of three open repeats. */
const maxBits = 24;
/** A field takes 255 characters at most: so many ends has an open repeat, and so many places to start from a pattern without `^`. */
const bitsOfLength = 8;

/** Both as powers of two. */
interface Effort {
  /** Ways to match: what follows may be tried after each of them. */
  readonly ways: number;
  /** Steps until all of them are tried. */
  readonly steps: number;
}

const once: Effort = { ways: 0, steps: 0 };
const endless: Effort = { ways: Infinity, steps: Infinity };
const parser = new RegExpParser();

/**
 * Whether a regular expression (flag `u`) answers in reasonable time for every value of a form's field: it can be parsed, nothing that
 * can match in two ways is repeated, nothing refers back, and from all places to start there are few enough ways to try them all.
 */
export function endsSoon(source: string): boolean {
  let pattern: AST.Pattern;
  try {
    pattern = parser.parsePattern(source, undefined, undefined, { unicode: true });
  } catch {
    return false;
  }
  const starts = isAnchored(pattern) ? 0 : bitsOfLength;
  return starts + ofAlternatives(pattern).steps <= maxBits;
}

interface Alternatives {
  readonly alternatives: readonly AST.Alternative[];
}

const sum = (bits: readonly number[]): number => Math.log2(bits.reduce((total, each) => total + 2 ** each, 0));

function ofAlternatives({ alternatives }: Alternatives): Effort {
  const efforts = alternatives.map(ofSequence);
  return { ways: sum(efforts.map(({ ways }) => ways)), steps: sum(efforts.map(({ steps }) => steps)) };
}

function ofSequence({ elements }: AST.Alternative): Effort {
  let { ways, steps } = once;
  for (const element of elements) {
    const effort = ofElement(element);
    steps = Math.max(steps, ways + effort.steps);
    ways += effort.ways;
  }
  return { ways, steps: Math.max(steps, ways) };
}

function ofElement(element: AST.Element): Effort {
  if (element.type === 'Quantifier') return ofRepeat(element);
  if (element.type === 'Group' || element.type === 'CapturingGroup') return ofAlternatives(element);
  if (element.type === 'Backreference') return endless;
  // A lookaround is left at its first match and never tried again; finding that match may take all its steps.
  if (element.type === 'Assertion' && 'alternatives' in element) return { ways: 0, steps: ofAlternatives(element).steps };
  return once;
}

function ofRepeat({ element, min, max }: AST.Quantifier): Effort {
  const effort = ofElement(element);
  if (max > 1 && effort.ways > 0) return endless;
  const bitsOf = (count: number): number => Math.min(bitsOfLength, Math.log2(count));
  return { ways: effort.ways + bitsOf(max - min + 1), steps: effort.steps + bitsOf(Math.max(1, max)) };
}

/** Whether it is tried from the first character alone. */
function isAnchored({ alternatives }: Alternatives): boolean {
  return alternatives.every(({ elements: [first] }) => {
    if (first?.type === 'Assertion') return first.kind === 'start';
    return (first?.type === 'Group' || first?.type === 'CapturingGroup') && isAnchored(first);
  });
}
