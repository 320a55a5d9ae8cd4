import type { PlatformParts } from '../../../core/parts.ts';
import { countries } from '../../../core/countries.ts';
import { e164 } from '../../../core/mobileNumber.ts';
import type { Members } from '../../../identity/member/members.ts';
import type { Visit } from '../app/visit.ts';
import { type RecordParts, recordsPath } from '../records/deskRecord.ts';
import { findRecord } from '../records/findRecord.ts';
import { memberPath } from './memberLinks.ts';

interface SearchParts extends RecordParts, Pick<PlatformParts, 'brand'> {
  readonly members: Members;
}

/** The number in the form that it is kept in; undefined where it names no country, or none that is served. */
function wholeNumber(typed: string, served: readonly string[]): string | undefined {
  if (!typed.startsWith('+')) return undefined;
  for (const dialingCode of new Set(countries.map((country) => country.dialingCode))) {
    const mobile = e164(dialingCode, typed, served);
    if (mobile !== undefined) return mobile;
  }
  return undefined;
}

/**
 * The page of whom, or of what, somebody on the telephone names: a user name, a proven telephone number with its dialling code, or the number of
 * an account or of a record. Undefined where nothing is called that.
 */
export async function findMemberPage(parts: SearchParts, visit: Visit, typed: string): Promise<string | undefined> {
  const { brand, members } = parts;
  const mobile = wholeNumber(typed, brand.countries);
  const member = (await members.byName(typed.toLowerCase())) ?? (await members.byId(typed)) ?? (mobile && (await members.byMobile(mobile)));
  if (member) return memberPath(member.id);
  const number = typed.toLowerCase();
  return (await findRecord(parts, visit, number)) && `${recordsPath}/${number}`;
}
