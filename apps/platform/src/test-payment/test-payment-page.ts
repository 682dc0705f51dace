import { randomBytes } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { z } from 'zod';
import { requireLocal } from '../http/caller-address';
import type { PlatformEnv } from '../http/request-context';
import { message, translate, type Locale, type Message } from '../messages/message';
import type { PaymentVisit } from '../providers/payment-provider';
import type { TestPaymentProvider } from './test-payment-provider';

interface TestCard {
  number: string;
  brand: string;
  outcome: 'accepted' | 'declined';
}

export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'Visa', outcome: 'accepted' },
  { number: '5555555555554444', brand: 'Mastercard', outcome: 'accepted' },
  { number: '3566002020360505', brand: 'JCB', outcome: 'accepted' },
  { number: '378282246310005', brand: 'American Express', outcome: 'accepted' },
  { number: '4000000000000002', brand: 'Visa', outcome: 'declined' },
];

/** Undefined for every other number, in particular real ones. */
function findTestCard(typed: string): TestCard | undefined {
  const digits = typed.replace(/[\s-]/g, '');
  return TEST_CARDS.find(({ number }) => number === digits);
}

function grouped(number: string): string {
  return number.replace(/\d{4}(?=\d)/g, '$& ');
}

const YEARS = 15;

const Form = z.object({
  number: z.string().max(40),
  holder: z.string().trim().min(1).max(200),
  month: z.coerce.number().int().min(1).max(12),
  year: z.coerce.number().int(),
});

interface Typed {
  holder: string;
  month: string;
  year: string;
}

const NOTHING_TYPED: Typed = { holder: '', month: '', year: '' };

/** The page of the test provider, for this machine only. Entered numbers are neither stored, logged nor shown again. */
export function testPaymentPage(provider: TestPaymentProvider, clock: () => Date): Hono<PlatformEnv> {
  const page = new Hono<PlatformEnv>();
  page.use(async (context, next) => {
    requireLocal(context, message('testPayment.loopbackOnly'));
    await next();
  });
  page.get('/', (context) => {
    const visit = visitOf(context);
    return visit ? answerForm(context, visit, NOTHING_TYPED) : answerEnded(context);
  });
  page.post('/', async (context) => {
    const visit = visitOf(context);
    if (!visit) return answerEnded(context);
    const given = await context.req.parseBody();
    if (given['act'] === 'cancel') return context.redirect(provider.returnUrlWithout(visit), 303);

    const typed = {
      holder: textOf(given['holder']),
      month: textOf(given['month']),
      year: textOf(given['year']),
    };
    const read = Form.safeParse(given);
    if (!read.success) return answerForm(context, visit, typed, message('testPayment.incomplete'));
    const { number, holder, month, year } = read.data;
    const card = findTestCard(number);
    if (!card) return answerForm(context, visit, typed, message('testPayment.notATestNumber'));
    if (!isToCome(month, year)) return answerForm(context, visit, typed, message('testPayment.expired'));
    if (card.outcome === 'declined')
      return answerForm(context, visit, typed, message('testPayment.declined'));
    const taken = {
      brand: card.brand,
      holderName: holder,
      lastFour: card.number.slice(-4),
      expiryMonth: month,
      expiryYear: year,
    };
    return context.redirect(provider.returnUrlWith(visit, taken), 303);
  });
  return page;

  function visitOf(context: Context<PlatformEnv>): PaymentVisit | undefined {
    return provider.visitOf(context.req.query('visit') ?? '');
  }

  function isToCome(month: number, year: number): boolean {
    const now = clock();
    const first = now.getUTCFullYear();
    return year <= first + YEARS && Date.UTC(year, month, 1) > now.getTime();
  }

  function answerForm(context: Context<PlatformEnv>, visit: PaymentVisit, typed: Typed, problem?: Message) {
    const firstYear = clock().getUTCFullYear();
    const years = Array.from({ length: YEARS + 1 }, (_, later) => String(firstYear + later));
    const body = cardForm(visit.locale, typed, years, problem);
    return answerPage(context, visit.locale, body, problem ? 422 : 200, new URL(visit.returnTo).origin);
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

function cardForm(
  locale: Locale,
  typed: Typed,
  years: readonly string[],
  problem: Message | undefined,
): Html {
  const months = Array.from({ length: 12 }, (_, position) => String(position + 1).padStart(2, '0'));
  const options = (values: readonly string[], chosen: string) =>
    values.map((value) => html`<option ${value === chosen ? 'selected' : ''}>${value}</option>`);
  return html`<p>${translate(message('testPayment.about'), locale)}</p>
    ${problem ? html`<p role="alert">${translate(problem, locale)}</p>` : ''}
    <form method="post" autocomplete="off">
      <label for="number">${translate(message('testPayment.number'), locale)}</label>
      <input id="number" name="number" inputmode="numeric" maxlength="40" list="numbers" required />
      <datalist id="numbers">
        ${TEST_CARDS.map(({ number, brand }) => html`<option value="${grouped(number)}">${brand}</option>`)}
      </datalist>
      <label for="holder">${translate(message('testPayment.holder'), locale)}</label>
      <input id="holder" name="holder" maxlength="200" value="${typed.holder}" required />
      <label for="month">${translate(message('testPayment.month'), locale)}</label>
      <select id="month" name="month" required>
        ${options(months, typed.month)}
      </select>
      <label for="year">${translate(message('testPayment.year'), locale)}</label>
      <select id="year" name="year" required>
        ${options(years, typed.year)}
      </select>
      <p>
        <button name="act" value="add">${translate(message('testPayment.add'), locale)}</button>
        <button name="act" value="cancel" formnovalidate>
          ${translate(message('testPayment.cancel'), locale)}
        </button>
      </p>
    </form>`;
}

function answerEnded(context: Context<PlatformEnv>) {
  const locale = context.get('locale');
  return answerPage(context, locale, html`<p>${translate(message('testPayment.ended'), locale)}</p>`, 400);
}

/** @param consoleOrigin Browsers apply `form-action` to redirects as well. */
function answerPage(
  context: Context<PlatformEnv>,
  locale: Locale,
  body: Html,
  status: 200 | 400 | 422,
  consoleOrigin = '',
) {
  const nonce = randomBytes(16).toString('base64');
  const title = translate(message('testPayment.title'), locale);
  context.header(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self' ${consoleOrigin}; frame-ancestors 'none'; base-uri 'none'`,
  );
  context.header('Referrer-Policy', 'no-referrer');
  return context.html(
    html`<!doctype html>
      <html lang="${locale}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${title}</title>
          <style nonce="${nonce}">
            :root {
              color-scheme: light dark;
              font:
                0.875rem/1.5 system-ui,
                sans-serif;
              color: light-dark(#12151c, #e8ebf2);
              background: light-dark(#f6f7f9, #0c0f15);
            }
            body {
              max-width: 26rem;
              margin: 12dvh auto 2rem;
              padding: 0 1rem;
            }
            main {
              padding: 1.5rem;
              background: light-dark(#fff, #12161e);
              border: 1px solid light-dark(#e7e9ef, #222834);
              border-radius: 8px;
            }
            h1 {
              margin: 0;
              font-size: 1.25rem;
            }
            label,
            input,
            select {
              display: block;
              box-sizing: border-box;
              width: 100%;
            }
            label {
              margin: 1rem 0 0.25rem;
            }
            input,
            select,
            button {
              min-height: 2.5rem;
              padding: 0 0.75rem;
              font: inherit;
              color: inherit;
              background: light-dark(#fff, #12161e);
              border: 1px solid light-dark(#868fa1, #667085);
              border-radius: 6px;
            }
            :focus-visible {
              outline: 2px solid light-dark(#2a4be0, #4a68f0);
              outline-offset: 2px;
            }
            button {
              margin: 0.75rem 0.5rem 0 0;
              font-weight: 500;
              cursor: pointer;
            }
            button[value='add'] {
              color: #fff;
              background: light-dark(#2a4be0, #4a68f0);
              border-color: transparent;
            }
            [role='alert'] {
              padding-inline-start: 0.75rem;
              font-weight: 600;
              border-inline-start: 0.25rem solid light-dark(#b42318, #ff8a80);
            }
          </style>
        </head>
        <body>
          <main>
            <h1>${title}</h1>
            ${body}
          </main>
        </body>
      </html>`,
    status,
  );
}
