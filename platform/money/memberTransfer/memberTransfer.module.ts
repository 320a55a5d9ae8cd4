import type { PlatformModule } from '../../core/module.ts';
import { memberTransferHandlers } from './memberTransferHandlers.ts';
import { memberTransferTexts } from './memberTransferTexts.ts';

/** Money from a member to the upline, and from an agent to a direct downline. */
export const memberTransferModule = {
  name: 'memberTransfer',
  texts: memberTransferTexts,
  handlers: memberTransferHandlers,
} satisfies PlatformModule;
