/** What `sampan/testing` offers; `scripts/building/buildTesting.ts` makes the package from it. */
export { createMockGateway, type MockGateway, type MockGatewayOptions } from '../createMockGateway.ts';
export type { FakeCallContext, FakeHandlers } from '../FakeCallContext.ts';
export { fakeMailToken } from '../fakeRecovery.ts';
export { FakeRefusal } from '../fakeRefusal.ts';
export { fakeAffiliateCode, fakeCode, fakeMobile } from '../fakeSignIn.ts';
export type { FakeUpstream, Fault, RecordedCall } from '../fakeUpstream.ts';
export { type FakeMember, type Persona, personas } from '../personas.ts';
