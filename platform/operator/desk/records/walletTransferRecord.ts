import { vendorPurpose } from '../../../core/ledger/accounts/purposes.ts';
import { purposeName } from '../money/purposeName.ts';
import { facts, type FindRecord, recordLink } from './deskRecord.ts';

/** A transfer between the main wallet and one with a vendor: which way, how much, and what the vendor has said of it. */
export const walletTransferRecord: FindRecord = async ({ db, texts }, { language, money, time, write }, id) => {
  const transfer = await db.selectFrom('wallet_transfer').selectAll().where('id', '=', id).executeTakeFirst();
  if (!transfer) return undefined;
  const { amount, currency, direction, closed_at: closedAt, settlement_id: settlement, vendor_code: vendor } = transfer;
  const [main, own] = ['cash', vendorPurpose(vendor)].map((purpose) => purposeName(texts, language, purpose));
  const [from = '', to = ''] = direction === 'IN' ? [main, own] : [own, main];
  return {
    kind: 'walletTransfer',
    memberId: transfer.member_id,
    facts: facts([
      [write('records.from'), from],
      [write('records.to'), to],
      [write('amount'), money(amount, currency)],
      [write('status'), write(`records.walletTransfers.${transfer.status}`)],
      [write('when'), time(transfer.created_at)],
      [write('records.closed'), closedAt === null ? null : time(closedAt)],
      [write('records.transaction'), recordLink(transfer.transaction_id)],
      [write('records.settlement'), settlement === null ? null : recordLink(settlement)],
    ]),
  };
};
