import { parseArgs } from 'node:util';
import { backupKeys } from '../platform/backupKeys.ts';
import { readConfig } from '../platform/config.ts';
import { writeReport } from '../platform/core/books/writeReport.ts';
import { takeBackup } from '../platform/takeBackup.ts';
import { command, exitOnSignal } from './command.ts';

const usage = `npm run backup -- FILE

Writes the embedded store of DATA_DIR into FILE, while a platform runs on it or none does: the store as it was at one moment, the head of its
chain, and the keys that lie beside it. FILE is sealed with the key of BACKUP_KEY_FILE (or BACKUP_KEY), which is all that a restore needs: keep
it somewhere else. The books are checked in the copy, and what they come to goes along.

Ends with 0, with 1 where the books in it are not sound, and with 2 where nothing was backed up.
`;

const complaint = 'Nothing was backed up';
exitOnSignal(complaint);

await command(complaint, async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean', default: false } } });
  const [to] = positionals;
  if (values.help || to === undefined || positionals.length > 1) {
    process.stdout.write(usage);
    return values.help ? 0 : 2;
  }
  const config = readConfig(process.env);
  const report = await takeBackup(config, { to, key: backupKeys(config)[0], now: Date.now() });
  process.stdout.write(`${writeReport(report)}Backed up into ${to}.\n`);
  return report.findings.length === 0 ? 0 : 1;
});
