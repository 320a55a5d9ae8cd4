import type { Language } from '../../core/http/handler.ts';
import type { Texts } from '../../core/text/texts.ts';
import type { Notice } from './ownerNotices.ts';
import { sessionTexts } from './sessionTexts.ts';

interface NewAddress {
  readonly brand: string;
  readonly account: string;
  readonly address: string;
}

/** What a member is told of a login from an address that was not known. */
export function newAddressNotice(texts: Texts, language: Language, { brand, account, address }: NewAddress): Notice {
  const write = texts.of(sessionTexts, language);
  const values = { brand, account, address };
  return {
    subject: write('newAddress.subject', values),
    body: write('newAddress.body', values),
    message: { code: 'newAddress', values: { address } },
  };
}
