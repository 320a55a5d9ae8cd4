import type { PlatformModule } from '../../../core/module.ts';
import { slotRoutes } from './slotRoutes.ts';

/** Slots: their rounds and the seeds that they are drawn from. */
export const slotModule = { name: 'slot', routes: slotRoutes } satisfies PlatformModule;
