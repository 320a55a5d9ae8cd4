import { isBrokenOff } from './isBrokenOff.ts';

/** The body of a request; undefined where it is not UTF-8, and would be another text than was sent, or ended before its end. */
export async function readText(request: Request): Promise<string | undefined> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await request.arrayBuffer());
  } catch (error) {
    if (error instanceof TypeError || isBrokenOff(error, request)) return undefined;
    throw error;
  }
}
