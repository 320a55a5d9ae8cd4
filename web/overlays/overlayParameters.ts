/** Names the panel that lies over the screen. */
export const panelParameter = 'panel';
/** Names the dialog that lies above all. */
export const dialogParameter = 'dialog';

const belongsTo = (name: string, overlay: string): boolean => name === overlay || name.startsWith(`${overlay}.`);
const belongsToOverlay = (name: string): boolean => [panelParameter, dialogParameter].some((overlay) => belongsTo(name, overlay));

/** What of an address lies over its screen, and does not move or change that. */
export const overlayParameters = {
  without: (parameters: URLSearchParams): URLSearchParams =>
    new URLSearchParams([...parameters].filter(([name]) => !belongsToOverlay(name))),
  /** The panel and what it wrote of itself, and nothing else. */
  panelOf: (parameters: URLSearchParams): URLSearchParams =>
    new URLSearchParams([...parameters].filter(([name]) => belongsTo(name, panelParameter))),
};
