import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import relayRuntime from 'relay-runtime';
import type { Plugin } from 'vite';

const packages = fileURLToPath(new URL('../../node_modules/', import.meta.url));

/** An older make of a hook, behind a flag that is on, and entry points, which are another way to write routes. */
const olderHooks = ['useFragmentInternal_CURRENT', 'EntryPointContainer.react', 'loadEntryPoint', 'useEntryPointLoader'];
/** No component uses them through `react-relay/hooks`; lists that grow by pages take theirs from `relay/usePaginationFragment.ts`. */
const otherHooks = ['useMutationAction_EXPERIMENTAL', 'usePaginationFragment', 'useRefetchableFragment', 'useSubscription'];
/** For resolvers, directives and containers that no document and no component here has: `slimRelay.test.ts` holds them to it. */
const otherRuntime = [
  'handlers/connection/MutationHandlers',
  'mutations/RelayDeclarativeMutationConfig',
  'mutations/readUpdatableFragment',
  'mutations/readUpdatableQuery',
  'network/RelayQueryResponseCache',
  'query/fetchQuery_DEPRECATED',
  'store/createFragmentSpecResolver',
  'store/live-resolvers/resolverDataInjector',
  'store/NormalizationEngine',
  'store/observeFragmentExperimental',
  'store/observeQueryExperimental',
  'store/waitForFragmentExperimental',
  'util/createPayloadFor3DField',
];

const left = new Set([
  ...[...olderHooks, ...otherHooks].map((hook) => `react-relay/lib/relay-hooks/${hook}`),
  ...otherRuntime.map((part) => `relay-runtime/lib/${part}`),
]);
/** The store asks it at every change; without resolvers there is nothing that it would have to do. */
const resolverCache = 'relay-runtime/lib/store/live-resolvers/LiveResolverCache';

const nothing = '\0left-out-of-relay';
const noResolvers = '\0relay-without-resolvers';
const code: Readonly<Record<string, string>> = {
  [nothing]: 'export default undefined;',
  [noResolvers]: `
    export class LiveResolverCache {
      getLiveResolverPromise() {}
      batchLiveStateUpdates(change) { change(); }
      batchLiveStateUpdatesWithoutNotify(change) { change(); return false; }
      invalidateDataIDs() {}
      invalidateResolverRecords() {}
      notifyUpdatedSubscribers() {}
      unsubscribeFromLiveResolverRecords() {}
    }
    export const getUpdatedDataIDs = (changed) => changed;
  `,
};

/** Relay's packages are of modules that cannot be shaken: what the site never calls is left out of the build by name. */
export const slimRelay = (): Plugin => ({
  name: 'slim-relay',
  apply: 'build',
  enforce: 'pre',
  buildStart() {
    if (!relayRuntime.RelayFeatureFlags.ENABLE_ACTIVITY_COMPATIBILITY)
      throw new Error('Relay uses the older make of its hooks: slimRelay must not leave it out.');
    const gone = [...left, resolverCache].filter((module) => !existsSync(`${packages}${module}.js`));
    if (gone.length > 0) throw new Error(`Relay has no ${gone.join(', ')} any more: look at what slimRelay leaves out.`);
  },
  resolveId(source, importer) {
    if (!source.startsWith('.') || !importer || !/\/node_modules\/(react-relay|relay-runtime)\//.test(importer)) return undefined;
    const module = resolve(dirname(importer), source).replace(/^.*\/node_modules\//, '');
    return left.has(module) ? nothing : module === resolverCache ? noResolvers : undefined;
  },
  load: (id) => code[id],
});
