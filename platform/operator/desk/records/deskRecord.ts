import { html } from 'hono/html';
import type { PlatformParts } from '../../../core/parts.ts';
import type { Texts } from '../../../core/text/texts.ts';
import type { PayoutAccounts } from '../../../money/payoutAccount/payoutAccounts.ts';
import type { Markup } from '../app/deskLayout.ts';
import type { Visit } from '../app/visit.ts';
import { membersPath } from '../members/memberLinks.ts';

export interface RecordParts extends Pick<PlatformParts, 'db'> {
  readonly payoutAccounts: PayoutAccounts;
  readonly texts: Texts;
}

export const recordKinds = ['deposit', 'withdrawal', 'bet', 'transaction', 'walletTransfer', 'feedback'] as const;

/** What a member quotes the number of. */
export interface DeskRecord {
  readonly kind: (typeof recordKinds)[number];
  readonly memberId: string;
  /** Terms and their descriptions, for a `dl`. */
  readonly facts: Markup;
  /** What happened to it; nothing where that is told by the facts. */
  readonly course?: Markup;
}

/** The record of one kind that has this number; undefined where there is none. */
export type FindRecord = (parts: RecordParts, visit: Visit, id: string) => Promise<DeskRecord | undefined>;

/** Below the members, so that the menu says where one is. */
export const recordsPath = `${membersPath}/records`;

export const recordLink = (id: string): Markup => html`<a href="${recordsPath}/${id}"><code>${id}</code></a>`;

/** Pairs of a `dl`; those without a description are left out. */
export const facts = (pairs: readonly (readonly [term: string, description: Markup | string | null])[]): Markup =>
  html`${pairs.flatMap(([term, description]) =>
    description === null
      ? []
      : [
          html`<dt>${term}</dt>
            <dd>${description}</dd>`,
        ],
  )}`;
