import { isBrokenOff } from './isBrokenOff.ts';

/** The form that a request carries; empty where it carries none that can be read, or ended before its end. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch (error) {
    if (error instanceof TypeError || isBrokenOff(error, request)) return new FormData();
    throw error;
  }
}
