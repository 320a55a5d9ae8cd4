import { Refusal } from '../../refusals.ts';
import { refusalType } from '../../refusalType.ts';

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
