import { isBrokenOff } from './isBrokenOff.ts';

/** As what is pasted may have, and no text of PostgreSQL takes. */
function withoutZeros(form: FormData): FormData {
  const clean = new FormData();
  for (const [name, value] of form) {
    if (typeof value === 'string') clean.append(name, value.replaceAll('\0', ''));
    else clean.append(name, value);
  }
  return clean;
}

/** The form that a request carries, its texts without zeros; empty where it carries none that can be read, or ended before its end. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return withoutZeros(await request.formData());
  } catch (error) {
    if (error instanceof TypeError || isBrokenOff(error, request)) return new FormData();
    throw error;
  }
}
