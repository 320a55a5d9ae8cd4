import { answerCap } from '../answerCap.ts';

/** What holds for every call, for whoever writes an operator: the `description` of openapi.json, in Markdown. */
export const overview = `What the gateway asks of the operator, and the embedded operator answers.

## Answers

An answer is JSON: \`{"success": true, "value": …}\` with status 200, or a refusal, \`{"success": false, "code": …, "message": …, "value": …}\`.
A refusal that belongs to its call (\`x-refusals\`) comes with status 200, too; those that any call may come to have a status of their own, which
stands at the responses. \`code\` is one of the words of \`RefusalCode\`; \`message\` is shown to the person, so it is in the language of the
request and names nothing of the inside; \`value\` holds what the meaning of the code names. Another word, or one that the call does not have, is
shown as a fault. What is not described may be sent, and is not read; what is not required may be left out, and is null only where that is said.
A row of a list that does not fit is left out of what is only read; anything else that does not fit is a fault. An answer has ${answerCap.toLocaleString('en')} bytes at most,
and is not compressed; a redirect is none, as it would lead tokens to who knows where.

## What there has to be

\`systemStatus\` alone: without it nothing is shown. A call that there is not is answered by 404 and \`unknown_call\`; the parts of pages that want
it say that something went wrong, all others go on, and the gateway names it at its start, at \`/health/ready\` and in its log. Better is to switch
off what you do not have: see \`whitelabel\`.

## Brand, language, gateway

Every call has the header \`merchant\`, the gateway's setting \`MERCHANT\`; a brand that you do not have is refused by \`unknown_merchant\`.
\`language\` says in which language texts are wanted, one that you do not offer among them: it is answered in your first.
Where \`GATEWAY_KEY\` is set, every call and the event stream have it in \`x-gateway-key\`. \`x-client-address\` and \`x-client-browser\` are to be
believed with that key alone, and are what limits and captchas go by: the connection is always the gateway's.

## Payloads

Those of GET are its query, where defaults are written out; all others are JSON, but where a call names another content type. What holds a password
is sealed (\`application/jose\`).

## Money, times, pages

Amounts are decimal strings (\`Amount\`), moments are milliseconds since 1970, days those of \`timeZone\`. A call of \`x-kind: money\` happens once
for each member, call and \`idempotency-key\`: the same payload again moves nothing and is answered as it stands now, another one is refused by
\`idempotency_mismatch\`. Pages are numbered from 1; where rows come while somebody reads, they are read backwards from the id of the last row instead.

## Time and repetition

A read may take 3 seconds, a write 5, of a call that moves money each attempt 2.4; \`x-deadline-ms\` has what is left. A read is asked again, twice at most,
after a lost answer or a status of 500 or more; money, by the same key, after a lost answer or 503; a write never. With \`Retry-After\` nothing is
asked again. Where half of the calls of a group (the tags) fail within ten seconds, and they are twenty or more, that group is left alone for five. Answers that are not
\`x-per-visitor\` are kept, from seconds to minutes, and shown while another one is asked for.

## Trying it out

\`npm run conformance\` asks an operator all of this, and prints what does not fit.`;
