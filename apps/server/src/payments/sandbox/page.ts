import { brand } from '@gifting/domain/brand/brand';
import { formatAmount, formatPrice, type Minor } from '@gifting/domain/money/money';
import { paths } from '@gifting/domain/site/paths';
import { html, raw } from 'hono/html';
import { sandboxStyles } from './styles';
import { sandboxTexts as texts } from './texts';

type Markup = ReturnType<typeof html>;

/** The content of the page. `amount` in hundredths of `currency`. */
interface ShownPayment {
  readonly orderId: number;
  readonly packs: number;
  readonly payer: string;
  readonly amount: Minor;
  readonly currency: string;
  /** Where its payer came from. */
  readonly back: string;
}

const logo = (): Markup => {
  const [first = '', ...rest] = brand.name.split('&');
  return html`<a class="logo" href="/">${first}${
    rest.length > 0 ? html`<span class="logo__amp">&amp;</span>${rest.join('&')}` : ''
  }</a>`;
};

const document = (stylesheets: readonly string[], title: string, content: Markup) =>
  html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${brand.name}</title>
${stylesheets.map((href) => html`<link rel="stylesheet" href="${href}">`)}
<style>${raw(sandboxStyles)}</style>
</head>
<body>
<header class="sandbox-flag"><p>${texts.flag}</p></header>
${content}
</body>
</html>`;

const field = (id: string, label: string, value: string, more: Markup | '' = '', wide = false): Markup =>
  html`<div class="field ${wide ? 'wide' : ''}">
<label class="field__label" for="${id}">${label}</label>
<input class="input num" id="${id}" type="text" value="${value}" autocomplete="off"${more ? raw(` aria-describedby="${id}-hint"`) : ''}>
${more}
</div>`;

/**
 * Renders the page that authorises or declines a test card. Its fields have no names, so they are never sent.
 * It works without scripts.
 */
export const paymentPage = (
  stylesheets: readonly string[],
  { orderId, packs, payer, amount, currency, back }: ShownPayment,
) =>
  document(
    stylesheets,
    texts.title,
    html`<main id="main" class="sandbox">
<section class="sandbox__left">
${logo()}
<p class="text-muted text-sm">${texts.asks}</p>
<p class="sandbox__sum num">${formatAmount(amount)} <span>${currency}</span></p>
<div class="wrapcard" aria-hidden="true"><span class="wrapcard__chip"></span><span class="wrapcard__no">•••• •••• •••• 0002</span><span class="wrapcard__rib"></span><span class="wrapcard__bow"></span></div>
<dl class="facts">
<div class="facts__row"><dt>${texts.order}</dt><dd class="num">#${orderId}</dd></div>
<div class="facts__row"><dt>${texts.what}</dt><dd class="num">${texts.boxes(packs)}</dd></div>
<div class="facts__row"><dt>${texts.charged}</dt><dd>${texts.afterApproval}</dd></div>
</dl>
</section>
<form method="post" class="card sandbox__form" autocomplete="off">
<h1 class="t-title">${texts.heading}</h1>
<p class="text-muted">${texts.lead}</p>
<div class="form-grid form-grid--2">
${field('card-number', texts.card.number, '4000 0000 0000 0002', html`<p class="field__hint" id="card-number-hint">${texts.card.stays}</p>`, true)}
${field('card-expiry', texts.card.expiry, '12 / 30')}
${field('card-code', texts.card.code, '123', html`<p class="field__hint" id="card-code-hint">${texts.card.codeHint}</p>`)}
${field('card-name', texts.card.name, payer, '', true)}
</div>
<div class="sandbox__end">
<button class="btn btn--ribbon btn--lg" type="submit" name="outcome" value="authorise">${texts.authorise(formatPrice(amount, currency))}</button>
<button class="btn btn--danger btn--lg" type="submit" name="outcome" value="fail">${texts.fail}</button>
</div>
<p class="sandbox__back"><a class="link" href="${back}">${texts.back}</a></p>
</form>
</main>`,
  );

/** Renders the page in place of a payment that cannot be paid: the reason and a link, of an expired one back to where it began. */
export const closedPage = (
  stylesheets: readonly string[],
  reason: keyof typeof texts.closed,
  back: string = paths.payment,
) => {
  const { title, text } = texts.closed[reason];
  const review = reason === 'expired';
  return document(
    stylesheets,
    title,
    html`<main id="main" class="sandbox sandbox--one">
${logo()}
<section class="card sandbox__form">
<h1 class="t-title">${title}</h1>
<p class="text-muted">${text}</p>
<p><a class="btn btn--primary" href="${review ? back : paths.orders}">${
      review ? texts.toReview : texts.toOrders
    }</a></p>
</section>
</main>`,
  );
};
