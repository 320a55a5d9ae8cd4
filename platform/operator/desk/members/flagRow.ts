import { languages } from '#contract/languages.ts';
import { html } from 'hono/html';
import type { PlatformParts } from '../../../core/parts.ts';
import type { AbuseFlag } from '../../../loyalty/abuseFlag/abuseFlags.ts';
import type { MarkKind } from '../../../loyalty/abuseFlag/abuseFlagTables.ts';
import type { GiftClaims } from '../../../loyalty/giftClaim/giftClaims.ts';
import type { Visit } from '../app/visit.ts';
import type { Markup } from '../app/deskLayout.ts';
import { memberLinks } from './memberLinks.ts';

export interface FlagRowParts extends Pick<PlatformParts, 'brand' | 'db'> {
  readonly giftClaims: GiftClaims;
}

/** One network may hold a hotel: these are enough to see what they are. */
const maxAccounts = 20;

/** What a flag says, whom it names, and who has looked at it. */
export interface FlagRow {
  readonly when: string;
  readonly what: Markup;
  readonly accounts: Markup;
  readonly looked: Markup;
}

/** Flags as the desk reads them, each beside the flag itself. */
export async function flagRows(
  { brand, db, giftClaims }: FlagRowParts,
  { language, time, write }: Visit,
  flags: readonly AbuseFlag[],
): Promise<readonly FlagRow[]> {
  const neighbours = await Promise.all(
    flags.map(({ network_hash: hash, created_at: at }) => (hash === null ? [] : giftClaims.fromNetwork(hash, at, maxAccounts + 1))),
  );
  const { linkOf } = await memberLinks({ db }, [
    ...flags.flatMap((each) => [each.member_id, each.other_id ?? each.member_id]),
    ...neighbours.flat(),
  ]);
  const operators = await db.selectFrom('operator').select(['id', 'name']).execute();
  const nameOf = new Map(operators.map(({ id, name }) => [id, name]));
  const list = new Intl.ListFormat(languages[language].locale);
  const links = (ids: readonly string[]): Markup =>
    html`${ids.slice(0, maxAccounts).map((id, place) => html`${place > 0 ? ', ' : ''}${linkOf(id)}`)}${ids.length > maxAccounts ? ' …' : ''}`;

  return flags.map((flag, index) => {
    const marks = flag.shared.split(',').filter((mark) => mark !== '') as MarkKind[];
    const shared = list.format(marks.map((mark) => write(`flags.marks.${mark}`)));
    const other = flag.kind === 'manyFromAddress' ? undefined : write(`flags.others.${flag.kind}`);
    return {
      when: time(flag.created_at),
      what: html`${write(`flags.kinds.${flag.kind}`, { shared, most: String(brand.giftsFromAddress) })}`,
      accounts:
        other === undefined || flag.other_id === null
          ? links(neighbours[index] ?? [])
          : html`${linkOf(flag.member_id)}<br /><small>${other}</small> ${linkOf(flag.other_id)}`,
      looked:
        flag.looked_at === null
          ? html`–`
          : html`${flag.remark ?? ''}<br /><small>${nameOf.get(flag.looked_by ?? '') ?? '–'} · ${time(flag.looked_at)}</small>`,
    };
  });
}
