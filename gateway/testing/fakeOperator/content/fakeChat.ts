import type { FakeHandlers } from '../FakeCallContext.ts';
import { fakeLaunchHosts } from '../fakeBrand.ts';

/** A room where two things were said. */
export const fakeChat = {
  chatUrl: () => ({ chatUrl: `${fakeLaunchHosts[0]}/chat?ticket=fake-chat-ticket` }),
  chatMessageCount: () => ({ unReadCount: 2 }),
} satisfies Partial<FakeHandlers>;
