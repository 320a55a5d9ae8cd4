import { use } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom';

/** The router itself: its own state is ahead of what is drawn, while a page is on its way and for a moment once it is there. */
export const useRouter = () => use(DataRouterContext)?.router;
