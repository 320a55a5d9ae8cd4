import type { SecureHeadersVariables } from 'hono/secure-headers';
import type { PlatformEnvironment } from '../../../core/http/platformEnvironment.ts';

/** What the desk's middleware has found out about a request, for every page. */
export type DeskEnvironment = { Variables: SecureHeadersVariables & PlatformEnvironment['Variables'] };
