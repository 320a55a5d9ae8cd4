import type { PlatformModule } from '../../core/module.ts';
import { promotionHandlers } from './promotionHandlers.ts';

/** Offers to members. */
export const promotionModule = { name: 'promotion', handlers: promotionHandlers } satisfies PlatformModule;
