import type { PlatformModule } from '../../core/module.ts';
import { announcementHandlers } from './announcementHandlers.ts';
import { announcementMigrations } from './announcementMigrations.ts';
import type { AnnouncementTable } from './announcementTable.ts';
import { createAnnouncements } from './createAnnouncements.ts';

declare module '../../core/store/database.ts' {
  interface Database {
    announcement: AnnouncementTable;
  }
}

/** What the house has to say to everybody. */
export const announcementModule = {
  name: 'announcement',
  migrations: announcementMigrations,
  services: (parts: Parameters<typeof createAnnouncements>[0]) => ({ shownAnnouncements: createAnnouncements(parts) }),
  handlers: announcementHandlers,
} satisfies PlatformModule;
