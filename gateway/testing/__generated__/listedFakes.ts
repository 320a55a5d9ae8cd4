import type { FakeWorld } from '../FakeWorld.ts';
import { fakeAccountRecords } from '../fakeAccountRecords.ts';
import { fakeAnnouncementCalls } from '../fakeAnnouncements.ts';
import { fakeBets } from '../fakeBets.ts';
import { fakeChat } from '../fakeChat.ts';
import { fakeContacts } from '../fakeContacts.ts';
import { fakeFavourites } from '../fakeFavourites.ts';
import { fakeFeedback } from '../fakeFeedback.ts';
import { fakeGameCalls } from '../fakeGameCalls.ts';
import { fakeHelp } from '../fakeHelp.ts';
import { fakeMemberTransfers } from '../fakeMemberTransfers.ts';
import { fakeMessages } from '../fakeMessages.ts';
import { fakeMoney } from '../fakeMoney.ts';
import { fakeOwnAccount } from '../fakeOwnAccount.ts';
import { fakePayouts } from '../fakePayouts.ts';
import { fakePlayLimits } from '../fakePlayLimits.ts';
import { fakeProfile } from '../fakeProfile.ts';
import { fakePromotions } from '../fakePromotions.ts';
import { fakeRecovery } from '../fakeRecovery.ts';
import { fakeReferral } from '../fakeReferral.ts';
import { fakeRooms } from '../fakeRooms.ts';
import { fakeEntrance } from '../fakeSignIn.ts';
import { fakeSite } from '../fakeSite.ts';
import { fakeSocialIdentities } from '../fakeSocialIdentities.ts';
import { fakeStepUp } from '../fakeStepUp.ts';
import { fakeVendorWallets } from '../fakeVendorWallets.ts';

/** @generated from the fakes of gateway/testing */
export const listedFakes = (world: FakeWorld) => ({
  ...fakeAccountRecords,
  ...fakeAnnouncementCalls,
  ...fakeBets,
  ...fakeChat,
  ...fakeContacts,
  ...fakeFavourites,
  ...fakeFeedback,
  ...fakeGameCalls,
  ...fakeHelp,
  ...fakeMemberTransfers,
  ...fakeMessages,
  ...fakeMoney,
  ...fakeOwnAccount(world),
  ...fakePayouts(world),
  ...fakePlayLimits(world),
  ...fakeProfile,
  ...fakePromotions,
  ...fakeRecovery(world),
  ...fakeReferral,
  ...fakeRooms,
  ...fakeEntrance(world),
  ...fakeSite,
  ...fakeSocialIdentities,
  ...fakeStepUp,
  ...fakeVendorWallets,
});
