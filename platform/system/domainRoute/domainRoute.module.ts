import type { PlatformModule } from '../../core/module.ts';
import { domainRouteHandlers } from './domainRouteHandlers.ts';
import { domainRouteMigrations } from './domainRouteMigrations.ts';
import type { DomainRouteTable } from './domainRouteTable.ts';

declare module '../../core/store/database.ts' {
  interface Database {
    domain_route: DomainRouteTable;
  }
}

/** The addresses under which the site is reached. */
export const domainRouteModule = {
  name: 'domainRoute',
  migrations: domainRouteMigrations,
  handlers: domainRouteHandlers,
} satisfies PlatformModule;
