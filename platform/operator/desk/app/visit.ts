import type { Language } from '#contract/languages.ts';
import type { Context } from 'hono';
import type { OperatorSession } from '../../operatorAccount/operatorSessions.ts';
import type { WriteDesk } from '../deskTexts.ts';
import type { DeskEnvironment } from './deskEnvironment.ts';
import type { DeskRefusal } from './DeskRefusal.ts';

/** What a page is told of who asks for it. */
export interface Visit {
  readonly context: Context<DeskEnvironment>;
  readonly session: OperatorSession;
  readonly language: Language;
  readonly write: WriteDesk;
  /** A moment in the brand's time zone; a dash for none. */
  readonly time: (at: bigint | number | null) => string;
  /** An amount of a currency, grouped as the language does. */
  readonly money: (amount: bigint, currency: string) => string;
  /** A field of the form that was sent, trimmed; empty where it is not there. */
  readonly field: (name: string) => string;
  /** The same; undefined where it is not there, as on a page that nothing was sent to. */
  readonly sent: (name: string) => string | undefined;
  /** All values of a field. */
  readonly fields: (name: string) => readonly string[];
  /** What the form is for that is drawn, where every row has the same one: its fields say so to who cannot see the row. */
  readonly formOf?: string;
  /** Why the form was not taken that the page shows again. */
  readonly refusal?: DeskRefusal;
}
