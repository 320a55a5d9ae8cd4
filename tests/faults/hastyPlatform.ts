import { silentLog } from '../../platform/core/log.ts';
import { keepCompiled } from '../../gateway/contract/keepCompiled.ts';

const [{ readConfig }, { startPlatform }] = await keepCompiled(() =>
  Promise.all([import('../../platform/config.ts'), import('../../platform/startPlatform.ts')]),
);

// A platform whose players need not rest between rounds, so that a kill meets rounds under way.
const running = await startPlatform(readConfig(process.env), silentLog, { slots: { shortestRound: 0, canStopEarly: false } });
process.on('SIGTERM', () => void running.stop(10_000).then(() => process.exit(0)));
process.send?.({ type: 'ready', address: running.address });
