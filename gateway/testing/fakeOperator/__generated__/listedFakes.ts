import type { FakeWorld } from '../FakeWorld.ts';
import { fakeAnnouncementCalls } from '../content/fakeAnnouncements.ts';
import { fakeChat } from '../content/fakeChat.ts';
import { fakeFeedback } from '../content/fakeFeedback.ts';
import { fakeHelp } from '../content/fakeHelp.ts';
import { fakeMessages } from '../content/fakeMessages.ts';
import { fakeContacts } from '../identity/fakeContacts.ts';
import { fakeOwnAccount } from '../identity/fakeOwnAccount.ts';
import { fakePlayLimits } from '../identity/fakePlayLimits.ts';
import { fakeProfile } from '../identity/fakeProfile.ts';
import { fakeRecovery } from '../identity/fakeRecovery.ts';
import { fakeEntrance } from '../identity/fakeSignIn.ts';
import { fakeSocialIdentities } from '../identity/fakeSocialIdentities.ts';
import { fakeStepUp } from '../identity/fakeStepUp.ts';
import { fakePromotions } from '../loyalty/fakePromotions.ts';
import { fakeReferral } from '../loyalty/fakeReferral.ts';
import { fakeAccountRecords } from '../money/fakeAccountRecords.ts';
import { fakeMemberTransfers } from '../money/fakeMemberTransfers.ts';
import { fakeMoney } from '../money/fakeMoney.ts';
import { fakePayouts } from '../money/fakePayouts.ts';
import { fakeVendorWallets } from '../money/fakeVendorWallets.ts';
import { fakeBets } from '../play/fakeBets.ts';
import { fakeFavourites } from '../play/fakeFavourites.ts';
import { fakeGameCalls } from '../play/fakeGameCalls.ts';
import { fakeRooms } from '../play/fakeRooms.ts';
import { fakeSite } from '../system/fakeSite.ts';

/** @generated from the fakes of gateway/testing/fakeOperator */
export const listedFakes = (world: FakeWorld) => ({
  ...fakeAnnouncementCalls,
  ...fakeChat,
  ...fakeFeedback,
  ...fakeHelp,
  ...fakeMessages,
  ...fakeContacts,
  ...fakeOwnAccount(world),
  ...fakePlayLimits(world),
  ...fakeProfile,
  ...fakeRecovery(world),
  ...fakeEntrance(world),
  ...fakeSocialIdentities,
  ...fakeStepUp,
  ...fakePromotions,
  ...fakeReferral,
  ...fakeAccountRecords,
  ...fakeMemberTransfers,
  ...fakeMoney,
  ...fakePayouts(world),
  ...fakeVendorWallets,
  ...fakeBets,
  ...fakeFavourites,
  ...fakeGameCalls,
  ...fakeRooms,
  ...fakeSite,
});
