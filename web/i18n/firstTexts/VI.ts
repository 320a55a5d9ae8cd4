import common from '../locales/VI/common.json' with { type: 'json' };
import home from '../locales/VI/home.json' with { type: 'json' };
import lobby from '../locales/VI/lobby.json' with { type: 'json' };
import shell from '../locales/VI/shell.json' with { type: 'json' };
import status from '../locales/VI/status.json' with { type: 'json' };

/** @generated What the first screen says, in one file: five would be five requests. */
export const texts = { common, home, lobby, shell, status };
