/** Of the page that recomputes rounds. */
export const verifierPath = '/games/verify';
