/** What `sampan/testing` offers; `scripts/building/buildTesting.ts` makes the package from it. */
export { createMockGateway, type MockGateway, type MockGatewayOptions } from '../createMockGateway.ts';
export type { Language } from '#contract/languages.ts';
export type { FakeCallContext, FakeHandlers } from '../fakeOperator/FakeCallContext.ts';
export { fakeMailToken } from '../fakeOperator/identity/fakeRecovery.ts';
export { FakeRefusal } from '../fakeOperator/fakeRefusal.ts';
export { fakeAffiliateCode, fakeCode, fakeMobile } from '../fakeOperator/identity/fakeSignIn.ts';
export type { FakeUpstream, Fault, RecordedCall } from '../fakeOperator/fakeUpstream.ts';
export { type FakeMember, type Persona, personas } from '../personas.ts';
