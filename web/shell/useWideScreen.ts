import { useMedia } from '../ui/useMedia.ts';

/** Whether the screen is wide enough for the side menu beside the content; `Shell.module.css` says the same. */
export const useWideScreen = (): boolean => useMedia('(min-width: 960px)');
