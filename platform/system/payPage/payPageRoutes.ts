import { languages } from '#contract/languages.ts';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { readForm } from '../../core/http/readForm.ts';
import { type StandInEnvironment, standInPages } from '../../core/http/standInPages.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Texts } from '../../core/text/texts.ts';
import { writeMoney } from '../../core/text/writeMoney.ts';
import type { PaymentReports } from '../../money/deposit/paymentReports.ts';
import type { EmbeddedPayment, EmbeddedPaymentProvider } from '../../providers/embedded/embeddedPayment.ts';
import { payPageTexts } from './payPageTexts.ts';

export interface PayPageParts extends PlatformParts {
  readonly texts: Texts;
  readonly embeddedPayments: EmbeddedPaymentProvider;
  readonly paymentReports: PaymentReports;
}

const style = `
  body { max-width: 26rem; margin: 0 auto; padding: 2rem 1rem; }
  h1 { font-size: 1.5rem; margin: 0 0 .5rem; } dl { margin: 1.5rem 0; } dt { opacity: .75; } dd { margin: 0 0 .75rem; font-size: 1.25rem; font-weight: 600; }
  form { display: grid; gap: .75rem; } button { min-block-size: 48px; border: 1px solid currentColor; border-radius: 8px; background: none; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
  button[value=paid] { background: light-dark(#0b5d4e, #7fd6c2); border-color: transparent; color: light-dark(#fff, #08231d); }
  p[role=status] { padding: 1rem; border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: 8px; } a { color: inherit; }
`;

// As the site writes it: short forms have two digits for a year, in Thai those of the Buddhist one (69 for 2026).
const toTheMinute = {
  calendar: 'gregory',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
} as const;

const actions = { paid: 'pay', declined: 'decline' } as const;

/** Where whoever tries the site out pays, declines, or lets it expire. What is decided is told to the deposit as a real provider tells it: signed. */
export function payPageRoutes({ brand, texts, clock, embeddedPayments, paymentReports }: PayPageParts): Hono<StandInEnvironment> {
  const { app, show } = standInPages('/pay/*', brand, ["'self'"]);

  const page = (context: Context<StandInEnvironment>, payment: EmbeddedPayment) =>
    show(context, (language) => {
      const { locale } = languages[language];
      const write = texts.of(payPageTexts, language);
      const amount = writeMoney(payment.amount, brand.currencySymbol, language);
      const time = new Intl.DateTimeFormat(locale, { ...toTheMinute, timeZone: brand.timeZone }).format(payment.expiresAt);
      const said = payment.status === 'paid' || payment.status === 'declined' || payment.status === 'expired' ? payment.status : 'pending';
      const isOpen = said === 'pending' && payment.expiresAt > clock.now();
      return {
        title: `${write('title')} · ${brand.name}`,
        style,
        body: html`<h1>${write('title')}</h1>
          <p>${write('lead')}</p>
          <dl>
            <dt>${write('amount')}</dt>
            <dd>${amount}</dd>
            ${isOpen ? html`<dt>${write('until', { time })}</dt>` : ''}
          </dl>
          ${
            isOpen
              ? html`<form method="post">
                  ${(['paid', 'declined'] as const).map(
                    (value) => html`<button name="status" value="${value}">${write(actions[value])}</button>`,
                  )}
                </form>`
              : html`<p role="status">${write(`status.${said}`)}</p>`
          }
          <p><a href="${payment.returnUrl}">${write('back', { brand: brand.name })}</a></p>`,
      };
    });

  app.get('/pay/:id', async (context) => {
    const payment = await embeddedPayments.find(context.req.param('id'));
    return payment ? page(context, payment) : context.notFound();
  });
  app.post('/pay/:id', async (context) => {
    const { id } = context.req.param();
    const status = (await readForm(context.req.raw)).get('status');
    if (status !== 'paid' && status !== 'declined') return context.body(null, 400);
    const report = await embeddedPayments.decide(id, status);
    if (report) await paymentReports.take(embeddedPayments.read(report));
    return context.redirect(context.req.url, 303);
  });
  return app;
}
