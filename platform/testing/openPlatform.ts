import type { AnswerOf, Call, PayloadOf } from '#contract/call.ts';
import { Kysely, type KyselyPlugin } from 'kysely';
import { createAudit } from '../core/audit/createAudit.ts';
import { createJobs, type Jobs } from '../core/jobs/jobs.ts';
import type { JobWork } from '../core/jobs/jobWork.ts';
import { createPlatform, type Platform, type PlatformExtras } from '../app.ts';
import { systemClock, type Clock } from '../core/clock.ts';
import { createLedger } from '../core/ledger/createLedger.ts';
import type { Maintenance } from '../core/ledger/maintenance/maintenance.ts';
import type { PlatformParts } from '../core/parts.ts';
import { systemRandom } from '../core/random.ts';
import type { Brand } from '../core/brand.ts';
import type { Providers } from '../providers/providers.ts';
import { testBrand } from './testBrand.ts';
import { testGames } from './testGames.ts';
import type { Database } from '../core/store/database.ts';
import type { Engine } from '../core/store/engine.ts';
import type { StoreLocation } from '../core/store/openStore.ts';
import { sqliteReader } from '../core/store/sqlite/sqliteReader.ts';
import type { Secrets } from '../core/secrets/secrets.ts';
import { type Answered, callBy } from './callBy.ts';
import { cheapPasswordWork } from './cheapPasswordWork.ts';
import { testChecksums } from './testChecksums.ts';
import type { CallOptions } from './requestFor.ts';
import { openTestStore } from './openTestStore.ts';
import { testSecrets } from './testSecrets.ts';

export interface TestPlatform {
  readonly parts: PlatformParts;
  /** Where its store lies. */
  readonly location: StoreLocation;
  /** One request as HTTP would bring it, from `peer`; relative addresses are the platform's own. */
  fetch(address: string, init?: RequestInit, peer?: string): Promise<Response>;
  /** Makes a call of the contract, sealed where the call is. */
  call<C extends Call>(call: C, payload: PayloadOf<C>, options?: CallOptions): Promise<Answered<AnswerOf<C>>>;
  /** Its jobs; nobody does them unless they are started, or waited for. */
  readonly jobWork: JobWork;
  /** Does everything that is due: what answers have left to be done. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

const origin = 'http://127.0.0.1:3001';

const tellStatements = (told: (kind: string) => void): KyselyPlugin => ({
  transformQuery({ node }) {
    told(node.kind);
    return node;
  },
  transformResult: async ({ result }) => result,
});

/** Most tests are of something else than the work that a browser does first. */
const noChallenge = { required: false, maxNumber: 500 };

/** The whole platform on an empty store of its own, with the demonstration brand but for its challenge, listening nowhere. */
export async function openPlatform(
  options: {
    readonly clock?: Clock;
    readonly engine?: Engine;
    readonly secrets?: Secrets;
    readonly extras?: Partial<PlatformExtras>;
    /** Whoever delivers messages, where they queue them as jobs. */
    readonly providers?: (jobs: Jobs) => Providers;
    readonly brand?: Partial<Brand>;
    /** Says when no money moves. */
    readonly maintenance?: Maintenance;
    /** Told the kind of every statement that the store is asked, such as `InsertQueryNode`. */
    readonly onStatement?: (kind: string) => void;
  } = {},
): Promise<TestPlatform> {
  const store = await openTestStore(options.engine);
  const { onStatement } = options;
  const told = (each: Kysely<Database>) => (onStatement ? each.withPlugin(tellStatements(onStatement)) : each);
  const db = told(store.db);
  // Apart from the writer and by SQL of its own, as in earnest; a process for each test would take its time.
  const reader = 'file' in store.location ? new Kysely<Database>({ dialect: sqliteReader(store.location.file) }) : store.db;
  const shared = {
    db,
    reads: told(reader),
    clock: options.clock ?? systemClock,
    random: systemRandom,
    secrets: options.secrets ?? testSecrets(),
    checksums: testChecksums,
  };
  const audit = createAudit(shared);
  const { recorder } = audit;
  const { maintenance } = options;
  const parts: PlatformParts = {
    ...shared,
    audit,
    ledger: createLedger({ ...shared, recorder, ...(maintenance && { maintenance }) }),
    jobs: createJobs(shared),
    brand: { ...testBrand('http://localhost:3000', [origin, 'http://localhost:3001']), challenge: noChallenge, ...options.brand },
  };
  const providers = options.providers ? { providers: options.providers(parts.jobs) } : {};
  const create = () =>
    createPlatform(parts, { games: testGames(), passwordWork: cheapPasswordWork(), ask: fetch, ...providers, ...options.extras });
  // It listens nowhere: what is asked over HTTP at its own address comes back this way.
  const fetch: TestPlatform['fetch'] = (address, init, peer) => platform.answer(new Request(new URL(address, origin), init), peer);
  const platform: Platform = await Promise.resolve()
    .then(create)
    .catch(async (error: unknown) => {
      await store.close();
      throw error;
    });
  const settled = async (): Promise<void> => void (await platform.jobWork.doDue());

  return {
    parts,
    location: store.location,
    fetch,
    call: callBy(fetch, { merchant: parts.brand.merchantCode, now: () => shared.clock.now() }),
    jobWork: platform.jobWork,
    settled,
    async close() {
      await reader.destroy();
      await store.close();
    },
  };
}
