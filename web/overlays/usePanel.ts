import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Member-centre pages that stand, by the names the address knows them by. */
const panelKeys = ['depositv2', 'personalHistoryCopy'] as const;
export type PanelKey = (typeof panelKeys)[number];

const panelParameter = 'panel';

const isPanelKey = (key: string | null): key is PanelKey => panelKeys.some((known) => known === key);

/** The `?panel=` of an address, or `null` where it names none that stands. */
function panelOf(parameters: URLSearchParams): PanelKey | null {
  const key = parameters.get(panelParameter);
  return isPanelKey(key) ? key : null;
}

/**
 * Panels lie over the current screen and are part of its address, so that they can be shared, reloaded and left by the
 * browser's back button. `close` drops the panel's own parameters (`panel.*`) too.
 */
export function usePanel(): { panel: PanelKey | null; open(key: PanelKey): void; close(): void } {
  const [parameters, setParameters] = useSearchParams();
  const panel = panelOf(parameters);
  const open = useCallback(
    (key: PanelKey) =>
      setParameters(
        (before) => {
          const next = withoutPanel(before);
          next.set(panelParameter, key);
          return next;
        },
        // Once more the same is no second step back.
        { preventScrollReset: true, replace: panel === key },
      ),
    [setParameters, panel],
  );
  const close = useCallback(() => setParameters(withoutPanel, { preventScrollReset: true }), [setParameters]);
  return { panel, open, close };
}

function withoutPanel(parameters: URLSearchParams): URLSearchParams {
  const kept = [...parameters].filter(([name]) => name !== panelParameter && !name.startsWith(`${panelParameter}.`));
  return new URLSearchParams(kept);
}
