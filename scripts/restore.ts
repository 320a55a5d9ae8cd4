import { parseArgs } from 'node:util';
import { backupKeys } from '../platform/backupKeys.ts';
import { readConfig } from '../platform/config.ts';
import { writeReport } from '../platform/core/books/writeReport.ts';
import { restoreBackup } from '../platform/restoreBackup.ts';
import { command, exitOnSignal } from './command.ts';

const usage = `npm run restore -- FILE [--unsound]

Puts a backup that npm run backup wrote into DATA_DIR, which must be empty or not there. BACKUP_KEY_FILE (or BACKUP_KEY) names the key that it was
sealed with. Before anything is put in place the books are checked whole, and have to come to what they came to when they were backed up.

  --unsound   takes books that were not sound when they were backed up; the platform then starts, and moves no money

Ends with 0, and with 2 where nothing was restored.
`;

const complaint = 'Nothing was restored';
exitOnSignal(complaint);

await command(complaint, async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', default: false }, unsound: { type: 'boolean', default: false } },
  });
  const [from] = positionals;
  if (values.help || from === undefined || positionals.length > 1) {
    process.stdout.write(usage);
    return values.help ? 0 : 2;
  }
  const config = readConfig(process.env);
  const { manifest, report } = await restoreBackup(config, { from, keys: backupKeys(config), isUnsound: values.unsound });
  process.stdout.write(
    `${writeReport(report)}Restored into ${config.dataDir}: as it was at ${new Date(manifest.takenAt).toISOString()}.\n`,
  );
  return 0;
});
