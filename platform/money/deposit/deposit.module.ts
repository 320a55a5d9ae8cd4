import type { PlatformModule } from '../../core/module.ts';
import { depositTexts } from './depositTexts.ts';
import { depositHandlers } from './depositHandlers.ts';

/** Money that members bring in. */
export const depositModule = { name: 'deposit', texts: depositTexts, handlers: depositHandlers } satisfies PlatformModule;
