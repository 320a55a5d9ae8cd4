import type { PlatformModule } from '../../core/module.ts';
import { walletHandlers } from './walletHandlers.ts';

/** What a member can spend. */
export const walletModule = { name: 'wallet', handlers: walletHandlers } satisfies PlatformModule;
