import type { PlatformModule } from '../../core/module.ts';
import { depositHandlers } from './depositHandlers.ts';

/** Money that members bring in. */
export const depositModule = { name: 'deposit', handlers: depositHandlers } satisfies PlatformModule;
