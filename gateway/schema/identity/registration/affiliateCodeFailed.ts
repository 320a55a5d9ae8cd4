import { Refusal } from '../../refusals/refusals.ts';
import { refusalType } from '../../refusals/refusalType.ts';

export class AffiliateCodeFailedError extends Refusal {
  constructor() {
    super('AFFILIATE_CODE_FAILED');
  }
}
refusalType(
  AffiliateCodeFailedError,
  'AffiliateCodeFailedError',
  'No agent has this code, or it may not be registered with. Code `AFFILIATE_CODE_FAILED`.',
);
