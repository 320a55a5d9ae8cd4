import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { overlayParameters, panelParameter } from './overlayParameters.ts';
import { isAgentCentrePage, isMemberCentrePage, type PanelKey } from './panelKeys.ts';

/** The address of a panel over the home page, for whoever is led there from an address that is left. */
export const panelAtHome = (key: PanelKey): string => `/?${panelParameter}=${key}`;

/** The `?panel=` of an address, or `null` where it names none that stands. */
function panelOf(parameters: URLSearchParams): PanelKey | null {
  const key = parameters.get(panelParameter);
  return isMemberCentrePage(key) || isAgentCentrePage(key) ? key : null;
}

/**
 * What of an address names its panel, for another address of this site: `?panel=` with the panel's own, or nothing. Only names that stand
 * are taken along, and never a place: nobody is led off the site by what an address says.
 */
export function panelSearch(search: string): string {
  const parameters = new URLSearchParams(search);
  return panelOf(parameters) === null ? '' : `?${overlayParameters.panelOf(parameters)}`;
}

/**
 * Panels lie over the current screen and are part of its address, so that they can be shared, reloaded and left by the
 * browser's back button. `close` drops the panel's own parameters (`panel.*`) too. A panel takes the place of a dialog that the address names.
 */
export function usePanel(): { panel: PanelKey | null; open(key: PanelKey): void; close(): void } {
  const [parameters, setParameters] = useSearchParams();
  const panel = panelOf(parameters);
  const open = useCallback(
    (key: PanelKey) =>
      setParameters(
        (before) => {
          const next = overlayParameters.without(before);
          next.set(panelParameter, key);
          return next;
        },
        // Opening the panel that is open adds no step to the history.
        { preventScrollReset: true, replace: panel === key },
      ),
    [setParameters, panel],
  );
  const close = useCallback(() => setParameters(overlayParameters.without, { preventScrollReset: true }), [setParameters]);
  return { panel, open, close };
}
