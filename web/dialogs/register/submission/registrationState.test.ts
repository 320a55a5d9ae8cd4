import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RegistrationRefusal } from './refusalOf.ts';
import { openedWith, proofOf, type RegistrationEvent, registrationState, type RegistrationState } from './registrationState.ts';

const codes = { referralCode: 'FRIEND7', affiliateCode: 'RIVER9' };
const opened = openedWith(codes);
const standing = { username: { type: 'empty' } };
const refusal = (more: Partial<RegistrationRefusal> = {}): RegistrationRefusal => ({
  fields: [],
  problem: null,
  isAffiliate: false,
  dropsAddressCode: false,
  spendsCaptcha: false,
  spendsProof: false,
  ...more,
});
const after = (...events: readonly RegistrationEvent[]): RegistrationState => events.reduce(registrationState, opened);
const refused = (more: Partial<RegistrationRefusal>): RegistrationEvent => ({ type: 'refused', refusal: refusal(more) });
const sent: RegistrationEvent = { type: 'sent', standing };
const confirmed: RegistrationEvent = { type: 'numberConfirmed', number: '84 912', proof: 'proof-1' };
const atField = refused({ fields: [{ name: 'username', type: 'taken' }] });

describe('the state of a registration', () => {
  test('a form that was just opened has nothing wrong with it, and the codes of its address', () => {
    expect(opened).toEqual({
      isRegistering: false,
      problem: null,
      isRefused: false,
      wantsFocus: false,
      standing: null,
      isAffiliateWarned: false,
      codes,
      confirmed: null,
    });
  });

  test('what the form refuses itself sends nothing, and its summary is focused once', () => {
    expect(after({ type: 'invalid' })).toEqual({ ...opened, isRefused: true, wantsFocus: true });
    expect(after({ type: 'invalid' }, { type: 'summaryFocused' })).toEqual({ ...opened, isRefused: true });
  });

  test('while it is under way the summary of before keeps its place', () => {
    expect(after({ type: 'invalid' }, { type: 'summaryFocused' }, sent)).toEqual({
      ...opened,
      isRefused: true,
      isRegistering: true,
      standing,
    });
  });

  test('a refusal at a field brings the summary, one beside the button takes it away', () => {
    expect(after(sent, atField)).toEqual({ ...opened, isRefused: true, wantsFocus: true });
    const problem = { kind: 'challenge' } as const;
    expect(after(sent, atField, sent, refused({ problem }))).toEqual({ ...opened, problem });
  });

  test('an agent’s code that is not known is said in a dialog, and dropped where no field shows it', () => {
    expect(after(sent, refused({ isAffiliate: true }))).toEqual({ ...opened, isAffiliateWarned: true });
    const dropped = after(sent, refused({ isAffiliate: true, dropsAddressCode: true }), { type: 'warningClosed' });
    expect(dropped).toEqual({ ...opened, codes: { referralCode: 'FRIEND7', affiliateCode: '' } });
  });

  test('a confirmed number stays confirmed through other refusals, for itself alone, until its proof is refused', () => {
    const kept = after(sent, confirmed, atField, { type: 'begunAnew' }, sent);
    expect(proofOf(kept, '84 912')).toBe('proof-1');
    expect(proofOf(kept, '84 913')).toBeNull();
    expect(proofOf(after(sent, confirmed, refused({ spendsProof: true })), '84 912')).toBeNull();
  });

  test('the other form begins without what was wrong in this one', () => {
    expect(after(sent, refused({ problem: { kind: 'fault' } }), { type: 'begunAnew' })).toEqual(opened);
    expect(after({ type: 'invalid' }, { type: 'begunAnew' })).toEqual(opened);
  });

  test('after whatever came before, an answer ends the submission and leaves the referral code', () => {
    const any = fc.constantFrom<RegistrationEvent>(
      sent,
      confirmed,
      atField,
      refused({ isAffiliate: true, dropsAddressCode: true }),
      { type: 'invalid' },
      { type: 'begunAnew' },
      { type: 'summaryFocused' },
    );
    fc.assert(
      fc.property(fc.array(any), fc.constantFrom<RegistrationEvent>(atField, refused({}), { type: 'registered' }), (events, answered) => {
        const state = after(...events, sent, answered);
        expect(state).toMatchObject({ isRegistering: false, standing: null });
        expect(state.codes.referralCode).toBe('FRIEND7');
      }),
    );
  });
});
