import { helpTopic } from '#contract/content/help.ts';
import { keptDays } from '../../core/content/keptDays.ts';
import type { Handlers } from '../../core/http/handler.ts';
import { parseAmount } from '../../core/ledger/amount.ts';
import type { PlatformParts } from '../../core/parts.ts';
import { languagesOf, readIn } from '../../core/text/textIn.ts';
import type { WelcomeGift } from '../../loyalty/promotion/welcomeGift.ts';
import type { Texts } from '../../core/text/texts.ts';
import type { Help } from './createHelp.ts';
import type { HelpArticle } from './helpArticle.ts';
import { helpTexts } from './helpTexts.ts';
import { asHtml, filledIn } from './helpRules.ts';

interface HelpParts extends PlatformParts {
  readonly help: Help;
  readonly texts: Texts;
  readonly welcomeGift: WelcomeGift;
}

const has = async ({ brand, welcomeGift }: HelpParts): Promise<Readonly<Record<NonNullable<HelpArticle['needs']>, boolean>>> => ({
  bonus: parseAmount(await welcomeGift.amount()) > 0n,
  freePlay: brand.modules.includes('FREEPLAY3'),
});

/** What members and guests can look up, in the language of who asks. */
export const helpHandlers = (parts: HelpParts): Pick<Handlers, 'helpCenter'> => ({
  async helpCenter(_payload, { language }) {
    const { brand, help, texts } = parts;
    const facts = {
      brand: brand.name,
      playingAge: String(brand.ages.play),
      registrationAge: String(brand.ages.registration),
      chatRoomDays: String(keptDays.chatRoom),
      customerServiceDays: String(keptDays.customerService),
      unusedPictureHours: String(keptDays.unusedPicture * 24),
    };
    const htmlFacts = { ...facts, brand: asHtml(brand.name) };
    const offered = await has(parts);
    const shown = (await help.articles()).flatMap(({ id, topic, needs, words }) => {
      const wording = needs === undefined || offered[needs] ? readIn(languagesOf(words), language) : undefined;
      const said = wording && words[wording];
      return said ? [{ topic, article: { id, title: filledIn(said.title, facts), content: filledIn(said.content, htmlFacts) } }] : [];
    });
    const write = texts.of(helpTexts, language);
    return {
      topics: helpTopic.options.flatMap((code) => {
        const articles = shown.filter(({ topic }) => topic === code).map(({ article }) => article);
        return articles.length === 0 ? [] : [{ code, title: write(`topics.${code}`, { brand: brand.name }), articles }];
      }),
    };
  },
});
