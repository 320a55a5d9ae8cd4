import { availableParallelism } from 'node:os';
import { gatewayKeyOf } from '#contract/gatewayKeyOf.ts';
import { openKeyFile, watchKeyFile } from '#contract/keyFile.ts';
import { trialClock } from '#contract/trialClock.ts';
import { Registry } from 'prom-client';
import { createPlatform, type Platform } from './app.ts';
import { CannotStart } from './CannotStart.ts';
import { createAudit } from './core/audit/createAudit.ts';
import { startAuditWatch, watchAuditTrail } from './core/audit/watchAuditTrail.ts';
import { booksKey } from './core/books/booksKey.ts';
import { startBooksWatch, watchBooks } from './core/books/watchBooks.ts';
import { systemClock } from './core/clock.ts';
import type { PlatformConfig } from './config.ts';
import { startDiskWatch, watchFolder } from './core/disk/startDiskWatch.ts';
import { createGatewayKeys, type GatewayKeys } from './core/http/gatewayKeys.ts';
import { createChecksums } from './core/ledger/checksums/checksums.ts';
import { createJobs, type Jobs } from './core/jobs/jobs.ts';
import { createLedger } from './core/ledger/createLedger.ts';
import { jobChannel } from './core/jobs/jobMigrations.ts';
import { createDatabasePresence } from './core/store/postgres/databasePresence.ts';
import { listenTo } from './core/store/postgres/listenTo.ts';
import { createMaintenance } from './core/ledger/maintenance/maintenance.ts';
import { showMaintenance } from './core/ledger/maintenance/showMaintenance.ts';
import { watchClock } from './core/ledger/maintenance/watchClock.ts';
import { listen } from './listen.ts';
import type { Log } from './core/log.ts';
import { createBoundedWork } from './identity/passwordHashing/boundedWork.ts';
import { throttleHashing } from './identity/passwordHashing/throttleHashing.ts';
import type { PasswordWork } from './identity/passwordHashing/passwords.ts';
import { startHashingProcesses } from './identity/passwordHashing/startHashingProcesses.ts';
import { flagLockout, memberLockout } from './identity/member/memberLockout.ts';
import { workingModules } from './providers/message/noMessages.ts';
import { realProviders } from './providers/realProviders.ts';
import { systemRandom } from './core/random.ts';
import { createRequestLoad } from './core/requestLoad.ts';
import type { Brand } from './core/brand.ts';
import { placedBrand } from './seed/brands/placedBrand.ts';
import { BrandError, type BrandFolder, readBrand } from './seed/brands/readBrand.ts';
import { brandGames } from './seed/titles/brandGames.ts';
import { runRepeatedly } from './core/runRepeatedly.ts';
import { reasonOf } from './core/reasonOf.ts';
import { modules } from './modules.ts';
import { requireGamesOf } from './requireGamesOf.ts';
import { requireOwnStore } from './requireOwnStore.ts';
import { requireReachableOrigins } from './requireReachableOrigins.ts';
import { auditHeadFileName, headFileName, keptHead, openPlatformStore, readsOf } from './openPlatformStore.ts';
import { ownFolder } from './ownFolder.ts';
import { createKeyRotation } from './core/secrets/keyRotation.ts';
import { secretKeyFile } from './core/secrets/secretKeyFile.ts';
import { createSecrets } from './core/secrets/secrets.ts';
import { secretKeysOf } from './secretKeysOf.ts';
import { logUndelivered } from './logUndelivered.ts';

/** A platform that takes requests. */
export interface RunningPlatform {
  /** Origin it listens on. */
  readonly address: string;
  /** Whether `/outbox` is served. */
  readonly outbox: boolean;
  /** Path of the desk; undefined where there is none. */
  readonly desk: string | undefined;
  /** What gateways have to call the brand by. */
  readonly merchant: string;
  /** Takes no new requests, lets those in flight end for up to `grace` milliseconds, does what they left to be done, closes the store. */
  stop(grace: number): Promise<void>;
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : String(error));

/** Passwords that wait to be weighed: a second's worth or two, and none for longer than a gateway waits for its answer. */
const waitingPasswords = { waiting: 64, patience: 3_000 };

/** Milliseconds that a job which is under way when the platform stops is waited for; it is tried again by whoever runs next. */
const jobGrace = 3_000;
const clockLooks = { what: 'the clock is looked at', pause: 10_000, grace: 3_000 };
const jobLooks = { what: 'what recurs is scheduled', pause: 60_000, grace: 3_000 };
const keyLooks = { what: 'new keys are looked for', pause: 1_000, grace: 3_000 };

/** The key that operators are made with, made for trying out; undefined where the settings name one, or there are no stand-ins. */
function trialOperatorKey({ operatorKey, outbox, dataDir }: PlatformConfig): string | undefined {
  if (operatorKey !== undefined || !outbox) return undefined;
  ownFolder(dataDir);
  return openKeyFile(secretKeyFile(dataDir, 'operator.key'), gatewayKeyOf).keys[0];
}

/** Undefined where the settings name none. */
function gatewayKeysOf({ gatewayKeys, gatewayKeyFile }: PlatformConfig, log: Log): GatewayKeys | undefined {
  const [first, ...rest] = gatewayKeys ?? [];
  if (first !== undefined) return createGatewayKeys({ keys: [first, ...rest] });
  if (gatewayKeyFile === undefined) return undefined;
  const onError = (error: unknown): void => log.error({ error }, 'GATEWAY_KEY_FILE cannot be read any more: the keys are the ones before');
  try {
    return createGatewayKeys(watchKeyFile(openKeyFile(gatewayKeyFile, gatewayKeyOf), { now: systemClock.now, onError }));
  } catch (error) {
    throw new CannotStart(`GATEWAY_KEY_FILE cannot be read: ${reasonOf(error)}`);
  }
}

/** Does jobs from now on; says so where some wait for somebody to look at them. */
async function startJobs({ jobWork }: Platform, jobs: Jobs, log: Log): Promise<(grace: number) => Promise<void>> {
  const dead = await jobs.listDead(100);
  const kinds = [...new Set(dead.map(({ kind }) => kind))];
  if (dead.length > 0) log.warn({ event: 'jobs_dead', kinds }, `${dead.length} jobs were given up, and wait to be started again`);
  const stopScheduling = runRepeatedly({ ...jobLooks, round: () => jobWork.schedule() }, log);
  const stopWork = jobWork.start();
  return async (grace) => void (await Promise.all([stopScheduling(), stopWork(grace)]));
}

/** The brand of that name with its games. */
function brandOf({ brand }: PlatformConfig): { readonly folder: BrandFolder; readonly games: ReturnType<typeof brandGames> } {
  try {
    const folder = readBrand(brand);
    return { folder, games: brandGames(folder) };
  } catch (error) {
    throw error instanceof BrandError ? new CannotStart(error.message) : error;
  }
}

/** Opens the store, listens, and checks the books meanwhile; `changes` are made to the brand of its folder. Throws `CannotStart`, having undone what it did. */
export async function startPlatform(config: PlatformConfig, told: Log, changes: Partial<Brand> = {}): Promise<RunningPlatform> {
  const presence = createDatabasePresence({ log: told, now: () => performance.now() });
  const { log } = presence;
  requireReachableOrigins(config);
  const { folder, games } = brandOf(config);
  requireGamesOf(config.gameVendors, games.titles, folder.values.vendorWallets);
  const maintenance = createMaintenance();
  const register = new Registry();
  showMaintenance(register, maintenance);
  const disk = config.databaseUrl === undefined ? watchFolder(config.dataDir, { maintenance, log }) : undefined;
  const clock = config.trialClockFile === undefined ? systemClock : trialClock(config.trialClockFile);
  const db = await openPlatformStore(config, { clock, log, room: disk, presence });
  const reads = readsOf(db, config);
  const closeStore = (): Promise<void> => reads.destroy().then(() => db.destroy());
  const undo = async (error: unknown): Promise<never> => {
    await closeStore();
    throw error;
  };
  await requireOwnStore(db, config, changes.merchantCode ?? folder.values.merchantCode).catch(undo);
  const lookAtClock = watchClock({ db, clock, maintenance, log });
  await lookAtClock().catch(undo);
  const keys = await Promise.resolve(config)
    .then((each) => secretKeysOf(each))
    .catch(undo);
  const shared = { db, reads, clock, random: systemRandom };
  const sealed = { ...shared, secrets: createSecrets({ random: systemRandom, keys: () => keys.current }) };
  const jobs = createJobs(sealed);
  const rotation = createKeyRotation({ ...sealed, sealed: modules.sealed, keys, jobs, log });
  await rotation.begin().catch((error: unknown) => undo(new CannotStart(reasonOf(error))));
  const gatewayKeys = await Promise.resolve(config)
    .then((each) => gatewayKeysOf(each, log))
    .catch(undo);
  const trialKey = await Promise.resolve(config).then(trialOperatorKey).catch(undo);
  const checksums = await booksKey(sealed).then(createChecksums, () =>
    undo(new CannotStart('the key that the books are checked by cannot be opened')),
  );
  const books = watchBooks({ ...shared, ...keptHead(config, headFileName), vouched: modules.vouched, checksums, maintenance, log });
  const audit = createAudit({ ...shared, checksums });
  const auditTrail = { ...shared, ...keptHead(config, auditHeadFileName), checksums };
  const { providers, identityProviders, jobs: deliveries } = realProviders({ ...sealed, jobs }, config, log);
  logUndelivered(providers, log);
  // Where it is tried out nobody plays who would be held up, and whatever else the machine is at could keep a login waiting for good.
  const hashingProcesses = startHashingProcesses(Math.max(1, availableParallelism() - 1), { giveWay: !config.outbox });
  const load = createRequestLoad();
  const bounded = createBoundedWork({ atOnce: hashingProcesses.atOnce, ...waitingPasswords });
  const passwordWork: PasswordWork = {
    hashPassword: throttleHashing(hashingProcesses.hashPassword, load, () => performance.now()),
    bounded: (work) => load.apart(() => bounded(work)),
  };
  const signals = config.databaseUrl === undefined ? undefined : listenTo(config.databaseUrl, jobChannel, log);
  let isReady = true;
  const stopping = new AbortController();
  const brandAt = (address: string): Brand => {
    const brand = placedBrand(folder, config.siteOrigin, config.origins ?? [address], config.access);
    return { ...brand, modules: workingModules(brand.modules, providers.sms), contactUrl: config.contactUrl, ...changes };
  };
  const serve = (address: string): Platform =>
    createPlatform(
      {
        ...sealed,
        audit,
        checksums,
        ledger: createLedger({ ...shared, checksums, maintenance, recorder: audit.recorder }),
        brand: brandAt(address),
        jobs,
      },
      {
        games,
        auditHead: auditTrail.head,
        log,
        jobs: deliveries,
        outbox: config.outbox,
        gateways: config.gateways,
        trustedProxies: config.trustedProxies,
        gatewayKeys,
        providers,
        passwordWork,
        load,
        identityProviders,
        operatorKey: config.operatorKey ?? trialKey,
        signals,
        booksWatch: books,
        keyRotation: rotation,
        stopping: stopping.signal,
        register,
        isReady: () => isReady && !maintenance.isOn('disk') && !maintenance.isOn('clock'),
      },
    );
  let endServing = async (): Promise<unknown> => undefined;
  try {
    const { modules } = brandAt(config.siteOrigin);
    const shutOut = flagLockout(modules) ?? (await memberLockout(db, modules));
    if (shutOut !== undefined) throw new CannotStart(shutOut);
    const server = await listen(serve, config);
    const stopKeyLooks = runRepeatedly({ ...keyLooks, round: () => rotation.look() }, log);
    const stopClockWatch = runRepeatedly({ ...clockLooks, round: lookAtClock }, log);
    endServing = () => Promise.all([server.close(0), stopKeyLooks(), stopClockWatch()]);
    const stopJobs = await startJobs(server.platform, jobs, log);
    const stopBooksWatch = startBooksWatch(books, log);
    const stopAuditWatch = startAuditWatch(watchAuditTrail({ ...auditTrail, log }), log);
    const stopDiskWatch = disk ? startDiskWatch(disk, log) : async () => undefined;
    return {
      address: server.address,
      outbox: config.outbox,
      desk: (config.operatorKey ?? trialKey) === undefined ? undefined : '/operator',
      merchant: brandAt(server.address).merchantCode,
      async stop(grace) {
        isReady = false;
        stopping.abort();
        await server.close(grace);
        await Promise.all([stopJobs(jobGrace), stopKeyLooks()]);
        await Promise.all([stopBooksWatch(), stopAuditWatch(), stopClockWatch(), stopDiskWatch(), signals?.stop()]);
        hashingProcesses.stop();
        await closeStore();
      },
    };
  } catch (error) {
    stopping.abort();
    await endServing();
    hashingProcesses.stop();
    await signals?.stop();
    await closeStore();
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw new CannotStart(
      codeOf(error) === 'EADDRINUSE'
        ? `PLATFORM_PORT ${config.port} is taken on ${config.host}: stop what uses it, or set PLATFORM_PORT to another port`
        : `port ${config.port} of ${config.host} cannot be listened on (${codeOf(error)})`,
    );
  }
}
