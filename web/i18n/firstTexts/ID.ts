import common from '../locales/ID/common.json' with { type: 'json' };
import home from '../locales/ID/home.json' with { type: 'json' };
import lobby from '../locales/ID/lobby.json' with { type: 'json' };
import shell from '../locales/ID/shell.json' with { type: 'json' };
import status from '../locales/ID/status.json' with { type: 'json' };

/** @generated What the first screen says, in one file: five would be five requests. */
export const texts = { common, home, lobby, shell, status };
