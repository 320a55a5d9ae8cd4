import { calendarDay } from '#contract/sharedSchemas.ts';
import { type ValueNode, Kind } from 'graphql';
import { codedError } from '../../refusals/codedError.ts';
import { BadInput } from '../input/badInput.ts';
import { builder } from '../builder.ts';
import { isDecimal } from './decimal.ts';
import { safeHtml } from './safeHtml.ts';
import { safeUrl } from './safeUrl.ts';

/** A scalar whose text is checked alike as variable and as literal; only strings, as numbers have lost digits already. `rule` says what it is. */
const fromText = (rule: string, check: (text: string) => string | null) => {
  const read = (value: unknown, node?: ValueNode) => {
    const checked = typeof value === 'string' ? check(value) : null;
    if (checked === null) throw new BadInput(rule, node);
    return checked;
  };
  return {
    parseValue: (value: unknown) => read(value),
    parseLiteral: (node: ValueNode) => read(node.kind === Kind.STRING ? node.value : undefined, node),
  };
};

const unfit = (name: string) => codedError('UPSTREAM_FAULT', `A ${name} could not be written.`);

builder.scalarType('DateTime', {
  description:
    'An instant in UTC as ISO 8601 text with milliseconds, such as `2026-01-31T17:05:00.000Z`. What the operator tells of is shown on the clock of `Site.timeZone`, by which its days begin and end, wherever the visitor is.',
  serialize: (value) => {
    if (Number.isNaN(value.getTime())) throw unfit('DateTime');
    return value.toISOString();
  },
  parseValue: (value) => {
    const instant =
      typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/.test(value) ? new Date(value) : undefined;
    if (instant === undefined || Number.isNaN(instant.getTime()))
      throw new BadInput('A DateTime is text such as `"2026-01-31T17:05:00.000Z"`.');
    return instant;
  },
});

builder.scalarType('Decimal', {
  description:
    'An exact decimal number as text: up to 15 digits before the point and four behind it, such as `"1000.5"`. Never a JSON number, in either direction, because those lose digits.',
  serialize: (value) => {
    if (!isDecimal(value)) throw unfit('Decimal');
    return value;
  },
  ...fromText('A Decimal is text such as `"1000.5"`, with up to 15 digits before the point and four behind it.', (text) =>
    isDecimal(text) ? text : null,
  ),
});

const dayOf = (text: unknown): string | null => calendarDay.safeParse(text).data ?? null;

builder.scalarType('CalendarDay', {
  description:
    "A day of the house's calendar, which begins and ends by `Site.timeZone`, as text such as `2026-11-22`: what is counted by day is counted by it.",
  serialize: (value) => {
    const day = dayOf(value);
    if (day === null) throw unfit('CalendarDay');
    return day;
  },
  ...fromText('A CalendarDay is a day that there is, as text such as `"2026-11-22"`.', dayOf),
});

builder.scalarType('SafeUrl', {
  description:
    'An address that is safe to open or to show: http or https without credentials, or a path of this site. Whatever else the operator sends is left out, with the link or the picture that it was for.',
  serialize: (value) => {
    const url = safeUrl(value);
    if (url === null) throw unfit('SafeUrl');
    return url;
  },
  ...fromText('A SafeUrl is an http or https address without credentials, or a path of this site.', safeUrl),
});

builder.scalarType('SafeHtml', {
  description:
    'Formatted text as HTML from which all that could run, load or restyle the page was removed; links open in a new tab. Safe to insert as it stands.',
  serialize: (value) => safeHtml(value),
  ...fromText('A SafeHtml is text.', safeHtml),
});
