import { RequestFault } from './RequestFault.ts';

/** Whether something was not answered because the site is for members alone and nobody is signed in. */
export const needsLogin = (cause: unknown): boolean => cause instanceof RequestFault && cause.code === 'LOGIN_REQUIRED';
