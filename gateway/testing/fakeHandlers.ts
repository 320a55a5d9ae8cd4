import type { JWK } from 'jose';
import type { AnswerOf } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { fakeAccountRecords } from './fakeAccountRecords.ts';
import { fakeAnnouncementCalls } from './fakeAnnouncements.ts';
import { fakeBets } from './fakeBets.ts';
import { fakeChat } from './fakeChat.ts';
import { fakeContacts } from './fakeContacts.ts';
import type { FakeHandlers } from './FakeCallContext.ts';
import { fakeFavourites } from './fakeFavourites.ts';
import { fakeGameCalls } from './fakeGameCalls.ts';
import { fakeFeedback } from './fakeFeedback.ts';
import { fakeHelp } from './fakeHelp.ts';
import type { FakeMembers } from './fakeMembers.ts';
import { fakeMemberTransfers } from './fakeMemberTransfers.ts';
import { fakeMessages } from './fakeMessages.ts';
import { fakeMoney } from './fakeMoney.ts';
import { fakeVendorWallets } from './fakeVendorWallets.ts';
import { fakeOwnAccount } from './fakeOwnAccount.ts';
import { fakePlayLimits } from './fakePlayLimits.ts';
import { fakeProfile } from './fakeProfile.ts';
import { fakePayouts } from './fakePayouts.ts';
import { fakePromotions } from './fakePromotions.ts';
import { fakeReferral } from './fakeReferral.ts';
import { fakeRecovery } from './fakeRecovery.ts';
import { fakeEntrance } from './fakeSignIn.ts';
import { fakeSite } from './fakeSite.ts';
import { fakeStepUp } from './fakeStepUp.ts';

/** What the fake operator answers, noun by noun; a call that none of them answers is no program. */
export const fakeHandlers = (
  members: FakeMembers,
  keys: readonly JWK[],
  settings: () => AnswerOf<Calls['registerSettings']>,
): FakeHandlers => ({
  encryptionKeys: () => ({ keys: keys as Record<string, unknown>[] }),
  ...fakeSite,
  ...fakeHelp,
  ...fakeFeedback,
  ...fakeChat,
  ...fakeContacts,
  ...fakeAnnouncementCalls,
  ...fakeEntrance(members, settings),
  ...fakeRecovery(members),
  ...fakeOwnAccount(members),
  ...fakeStepUp,
  ...fakeFavourites,
  ...fakeProfile,
  ...fakePromotions,
  ...fakeReferral,
  ...fakeGameCalls,
  ...fakePlayLimits(members),
  ...fakeMessages,
  ...fakeMoney,
  ...fakeVendorWallets,
  ...fakeMemberTransfers,
  ...fakePayouts,
  ...fakeBets,
  ...fakeAccountRecords,
});
