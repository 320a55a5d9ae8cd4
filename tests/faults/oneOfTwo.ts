import type { StoreLocation } from '../../platform/core/store/openStore.ts';
import { listenOnStore } from './listenOnStore.ts';

/** A program: one of several platforms on one store. */
const [location = '', port = ''] = process.argv.slice(2);
await listenOnStore(JSON.parse(location) as StoreLocation, Number(port));
process.send?.('ready');
