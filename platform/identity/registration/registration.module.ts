import type { PlatformModule } from '../../core/module.ts';
import { registrationHandlers } from './registerMember.ts';

/** How a person becomes a member. */
export const registrationModule = { name: 'registration', handlers: registrationHandlers } satisfies PlatformModule;
