import { expiry } from '../../core/jobs/expiry.ts';
import type { PlatformModule } from '../../core/module.ts';
import type { PlatformParts } from '../../core/parts.ts';
import { avatarHandlers } from './avatarHandlers.ts';
import { avatarMigrations } from './avatarMigrations.ts';
import { avatarRoutes } from './avatarRoutes.ts';
import type { AvatarTable } from './avatarTables.ts';
import { createAvatars } from './avatars.ts';
import { sealedAvatars } from './sealedAvatars.ts';

declare module '../../core/store/database.ts' {
  interface Database {
    avatar: AvatarTable;
  }
}

/** Pictures that members have sent of their own, to be known by. */
export const avatarModule = {
  name: 'avatar',
  migrations: avatarMigrations,
  sealed: [sealedAvatars],
  services: (parts: PlatformParts) => ({ avatars: createAvatars(parts) }),
  handlers: avatarHandlers,
  routes: avatarRoutes,
  jobs: (parts: PlatformParts) => [expiry(parts, { table: 'avatar', column: 'expires_at' })],
} satisfies PlatformModule;
