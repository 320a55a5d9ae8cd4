import { z } from 'zod';
import type { CallName } from '#contract/calls.ts';
import type { Fault } from '../fakeOperator/fakeUpstream.ts';
import { callProblem } from '../fakeOperator/callProblem.ts';
import { refusalProblem } from '../fakeOperator/faultProblem.ts';
import { isPersona, type Persona, personaProblem } from '../personas.ts';

/** How the mock answers one request; what flags say for all of them, headers say for one. */
export interface MockSettings {
  /** Who asks, until a log-in or log-out says otherwise. */
  readonly persona: Persona;
  /** Where chance begins. */
  readonly seed: number;
  /** The one moment at which everything happens, in milliseconds since 1970. */
  readonly clock: number;
  readonly faults: Readonly<Partial<Record<CallName, Fault>>>;
  /** Milliseconds before every answer of the operator. */
  readonly latency: number;
}

/** Texts of settings, by name. */
export type MockSettingTexts = Readonly<Partial<Record<keyof MockSettings, string | undefined>>>;

/** Right after the newest bet of the fixtures. */
export const defaultSettings: MockSettings = { persona: 'guest', seed: 1, clock: Date.UTC(2026, 1, 1, 12), faults: {}, latency: 0 };

/** A setting that cannot be read; the message says what it may be. */
export class UnreadableSetting extends Error {}

const longest = 600_000;
const clockShape = z.union([z.iso.datetime({ offset: true }), z.iso.datetime({ offset: true, precision: -1 }), z.iso.date()]);

function personaOf(text: string): Persona {
  if (!isPersona(text)) throw new UnreadableSetting(personaProblem(text));
  return text;
}

const andNot = (text: string): string => `, and not ${JSON.stringify(text.slice(0, 64))}`;

export function countOf(name: string, text: string, most: number): number {
  const count = /^\d{1,10}$/.test(text) ? Number(text) : Infinity;
  if (count > most) throw new UnreadableSetting(`${name}: a whole number from 0 to ${most}${andNot(text)}`);
  return count;
}

function clockOf(text: string): number {
  // What has no zone would be another moment on another machine.
  const time = clockShape.safeParse(text).success ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) throw new UnreadableSetting(`clock: a moment such as 2026-02-01T12:00:00Z${andNot(text)}`);
  return time;
}

function faultOf(name: CallName, text: string): Fault {
  const [kind, detail = ''] = text.split(/:(.*)/s);
  if ((kind === 'fail' || kind === 'malformed') && detail === '') return kind;
  if (kind === 'slow') return { slow: countOf('faults: slow', detail, longest) };
  if (kind === 'status' && /^[45]\d\d$/.test(detail)) return { status: Number(detail) };
  if (kind === 'refuse') {
    const problem = refusalProblem(name, detail);
    if (problem !== undefined) throw new UnreadableSetting(`faults: ${problem}`);
    return { refuse: detail };
  }
  throw new UnreadableSetting(`faults: ${name} is fail, malformed, slow:2000, status:503 or refuse:code${andNot(text)}`);
}

const wantedFaults = 'faults: such as balance=fail,gameList=slow:2000';

/** `balance=fail,gameList=slow:2000,deposit=refuse:money_maintenance` */
function faultsOf(text: string): MockSettings['faults'] {
  const entries = text
    .split(',')
    .filter((each) => each.trim() !== '')
    .map((each) => {
      const [name = '', fault] = each.trim().split(/=(.*)/s);
      if (fault === undefined) throw new UnreadableSetting(`${wantedFaults}${andNot(name)}`);
      const problem = callProblem(name);
      if (problem !== undefined) throw new UnreadableSetting(`faults: ${problem}`);
      return [name, faultOf(name as CallName, fault)] as const;
    });
  return Object.fromEntries(entries);
}

const textOfFault = (fault: Fault): string => (typeof fault === 'string' ? fault : Object.entries(fault).slice(0, 1).flat().join(':'));

/** Settings as `readMockSettings` reads them. */
export const mockSettingTexts = ({
  persona,
  seed,
  clock,
  faults,
  latency,
}: MockSettings): Readonly<Record<keyof MockSettings, string>> => ({
  persona,
  seed: String(seed),
  clock: new Date(clock).toISOString(),
  faults: Object.entries(faults)
    .map(([name, fault]) => `${name}=${textOfFault(fault)}`)
    .join(),
  latency: String(latency),
});

/** Reads settings; what is left out is as in `otherwise`. Throws `UnreadableSetting`. */
export function readMockSettings(texts: MockSettingTexts, otherwise: MockSettings = defaultSettings): MockSettings {
  const { persona, seed, clock, faults, latency } = texts;
  return {
    persona: persona === undefined ? otherwise.persona : personaOf(persona),
    seed: seed === undefined ? otherwise.seed : countOf('seed', seed, 4_294_967_295),
    clock: clock === undefined ? otherwise.clock : clockOf(clock),
    faults: faults === undefined ? otherwise.faults : faultsOf(faults),
    latency: latency === undefined ? otherwise.latency : countOf('latency', latency, longest),
  };
}
