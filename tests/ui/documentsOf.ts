import type { Frame, Page } from '@playwright/test';

/** The page and what it frames; a frame that has not been led anywhere yet shows nothing. */
export const documentsOf = (page: Page): readonly Frame[] => page.frames().filter((frame) => frame.url().startsWith('http'));
