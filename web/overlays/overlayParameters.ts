/** Names the panel that lies over the screen. */
export const panelParameter = 'panel';
/** Names the dialog that lies above all. */
export const dialogParameter = 'dialog';

const belongsToOverlay = (name: string): boolean =>
  [panelParameter, dialogParameter].some((overlay) => name === overlay || name.startsWith(`${overlay}.`));

/** What of an address lies over its screen, and does not move or change that. */
export const overlayParameters = {
  without: (parameters: URLSearchParams): URLSearchParams =>
    new URLSearchParams([...parameters].filter(([name]) => !belongsToOverlay(name))),
};
