import type { CallName } from '#contract/calls.ts';
import type { Hono } from 'hono';
import type { VouchedRows } from './books/vouchedRows.ts';
import type { EventFormatters } from './events/eventFormatters.ts';
import type { Handlers } from './http/handler.ts';
import type { JobHandler } from './jobs/jobHandler.ts';
import type { PlatformEnvironment } from './http/platformEnvironment.ts';
import type { SealedColumn } from './secrets/sealedColumn.ts';
import type { Catalogue } from './text/catalogue.ts';
import type { Migration } from './store/migration.ts';

type Routes = Hono<PlatformEnvironment>;

/**
 * What one noun is made of. Whatever a function of it takes it needs: `modules.ts` does not compile where no module before it, nor
 * the platform itself, offers that. Write `{ … } satisfies PlatformModule`, so that the list sees what exactly is offered and claimed.
 */
export interface PlatformModule {
  readonly name: string;
  /** What it says to people. */
  readonly texts?: Catalogue;
  /** Makes its tables, in this order, after those of the modules before it. */
  readonly migrations?: readonly Migration[];
  /** Rows of its tables that money or fairness rests on, with what they are checked by. */
  readonly vouched?: readonly VouchedRows[];
  /** Columns of its tables that lie sealed. */
  readonly sealed?: readonly SealedColumn[];
  /** How what it writes as events is told to gateways, by kind. */
  readonly events?: Partial<EventFormatters>;
  /** What other nouns may use of it. */
  readonly services?: (needs: never) => object;
  /** Answers its calls of the contract, with its own services at hand. */
  readonly handlers?: (needs: never) => Partial<Handlers>;
  /** Served beside the calls; undefined where nothing is, for these settings. */
  readonly routes?: (needs: never) => Routes | undefined;
  /** How many bytes may be sent to those of its routes that lie under a path, where that is more than usual. */
  readonly largest?: { readonly under: string; readonly bytes: number };
  /** Does its jobs: those that it schedules, and those that recur. A kind is named once, and begins with its noun. */
  readonly jobs?: (needs: never) => readonly JobHandler[];
  /** Writes what a demonstration begins with; does nothing where that is there. */
  readonly seed?: (needs: never) => Promise<void>;
}

/** A module whose needs are met by what is `Offered` before it. */
interface Fitting<Offered, Services extends object, Names extends CallName> extends PlatformModule {
  readonly services?: (needs: Offered) => Services;
  readonly handlers?: (needs: Offered & NoInfer<Services>) => Pick<Handlers, Names>;
  readonly routes?: (needs: Offered & NoInfer<Services>) => Routes | undefined;
  readonly jobs?: (needs: Offered & NoInfer<Services>) => readonly JobHandler[];
  readonly seed?: (needs: Offered & NoInfer<Services>) => Promise<void>;
}

/** Asks for something that no module has, so that the compiler says what is there twice. */
type Unless<Twice, Complaint> = [Twice] extends [never] ? unknown : Complaint;

/** Modules in the order of their needs. */
export interface ModuleList<Given, Offered, Claimed extends CallName> {
  readonly modules: readonly PlatformModule[];
  /** What makes the tables of all of them, in the order of the list. */
  readonly migrations: readonly Migration[];
  readonly vouched: readonly VouchedRows[];
  readonly sealed: readonly SealedColumn[];
  /** Puts one behind the others. A call that one of them answers already, or a service that is there already, is named by the compiler. */
  with<Services extends object = object, Names extends CallName = never>(
    module: Fitting<Offered, Services, Names> &
      Unless<Names & Claimed, { readonly claimedTwice: Names & Claimed }> &
      Unless<keyof Offered & keyof Services, { readonly offeredTwice: keyof Offered & keyof Services }>,
  ): ModuleList<Given, Offered & Services, Claimed | Names>;
  /** Makes all services, then what is built on them. */
  open(given: Given): OpenModules<Offered, Claimed>;
}

export interface OpenModules<Offered, Claimed extends CallName> {
  readonly services: Offered;
  readonly handlers: Pick<Handlers, Claimed>;
  /** In the order of their modules: of two that match, the first answers. */
  readonly routes: readonly Routes[];
  readonly jobs: readonly JobHandler[];
}

/** A list without modules yet; whoever opens it gives what every module can count on. */
export const moduleList = <Given extends object>(): ModuleList<Given, Given, never> => listOf<Given, Given, never>([]);

function listOf<Given extends object, Offered, Claimed extends CallName>(
  modules: readonly PlatformModule[],
): ModuleList<Given, Offered, Claimed> {
  return {
    modules,
    migrations: modules.flatMap(({ name, migrations = [] }) => migrations.map((each) => ({ ...each, id: `${name}/${each.id}` }))),
    vouched: modules.flatMap(({ vouched = [] }) => vouched),
    sealed: modules.flatMap(({ sealed = [] }) => sealed),
    with: (module) => listOf([...modules, module]),
    open(given) {
      // Each was checked against the list as it was put there; here they are all alike.
      const services: object = { ...given };
      for (const each of modules) Object.assign(services, each.services?.(services as never));
      const handlers: Partial<Handlers> = Object.assign({}, ...modules.map((each) => each.handlers?.(services as never)));
      const routes = modules.flatMap((each) => each.routes?.(services as never) ?? []);
      const jobs = modules.flatMap((each) => each.jobs?.(services as never) ?? []);
      return { services: services as Offered, handlers: handlers as Pick<Handlers, Claimed>, routes, jobs };
    },
  };
}
