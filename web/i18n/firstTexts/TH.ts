import common from '../locales/TH/common.json' with { type: 'json' };
import home from '../locales/TH/home.json' with { type: 'json' };
import lobby from '../locales/TH/lobby.json' with { type: 'json' };
import shell from '../locales/TH/shell.json' with { type: 'json' };
import status from '../locales/TH/status.json' with { type: 'json' };

/** @generated What the first screen says, in one file: five would be five requests. */
export const texts = { common, home, lobby, shell, status };
