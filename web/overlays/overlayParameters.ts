/** Names the panel that lies over the screen. */
export const panelParameter = 'panel';
/** Names the dialog that lies above all. */
export const dialogParameter = 'dialog';

/** Names of parameters that open something, and of what it wrote of itself: `panel`, `panel.page`. */
const namesOf = (...opening: readonly string[]): RegExp => new RegExp(`^(?:${opening.join('|')})(?:\\.|$)`);

/** Names of what lies over a screen, and leaves what that asks as it is; the gateway goes by it too. */
export const overlayNames = namesOf(panelParameter, dialogParameter);
const panelNames = namesOf(panelParameter);

const only = (parameters: URLSearchParams, isWanted: (name: string) => boolean): URLSearchParams =>
  new URLSearchParams([...parameters].filter(([name]) => isWanted(name)));

/** What of an address lies over its screen, and does not move or change that. */
export const overlayParameters = {
  without: (parameters: URLSearchParams): URLSearchParams => only(parameters, (name) => !overlayNames.test(name)),
  /** All but the panel and what it wrote of itself. */
  withoutPanel: (parameters: URLSearchParams): URLSearchParams => only(parameters, (name) => !panelNames.test(name)),
  /** The panel and what it wrote of itself, and nothing else. */
  panelOf: (parameters: URLSearchParams): URLSearchParams => only(parameters, (name) => panelNames.test(name)),
};
