import type { Handlers } from '../../core/http/handler.ts';
import type { SecondFactors } from '../secondFactor/secondFactors.ts';
import { codeMinutes } from '../verification/codes.ts';
import { ticketLifetime, type StepUps } from './stepUps.ts';

interface HandlerParts {
  readonly secondFactors: SecondFactors;
  readonly stepUps: StepUps;
}

export const stepUpHandlers = ({ secondFactors, stepUps }: HandlerParts): Pick<Handlers, 'requestStepUpCode' | 'proveStepUp'> => ({
  async requestStepUpCode(action, { member: { memberId }, address, language }) {
    return { expiredMinutes: codeMinutes, hint: await secondFactors.request(memberId, action, { address, language }) };
  },
  async proveStepUp({ paymentPassword, code, ...action }, { member: { memberId } }) {
    return { stepUpTicket: await stepUps.prove(memberId, action, { paymentPassword, code }), expiresInSeconds: ticketLifetime / 1000 };
  },
});
