import type { z } from 'zod';
import { eventShapes, type MemberEventType } from '#contract/system/events.ts';
import type { Event } from './events.ts';

/** What each kind of event is told as, made of the row that was written of it. */
export type EventFormatters = {
  readonly [Type in MemberEventType]: (event: Event) => z.input<(typeof eventShapes)[Type]>;
};

interface Telling {
  readonly name: string;
  readonly events?: Partial<EventFormatters>;
}

/** The formatters of all modules. Throws where an event of the contract has none, or two. */
export function eventFormatters(modules: readonly Telling[]): EventFormatters {
  const types = (Object.keys(eventShapes) as (keyof typeof eventShapes)[]).filter(
    (type): type is MemberEventType => type !== 'open' && type !== 'reset',
  );
  for (const type of types) {
    const telling = modules.filter(({ events }) => events?.[type] !== undefined).map(({ name }) => name);
    if (telling.length !== 1)
      throw new Error(
        `the event ${type} needs one formatter, in \`events\` of its noun's module; it is told by ${telling.join(', ') || 'nobody'}`,
      );
  }
  return Object.assign({}, ...modules.map(({ events }) => events)) as EventFormatters;
}
