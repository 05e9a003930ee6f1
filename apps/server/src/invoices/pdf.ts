import { brand } from '@gifting/domain/brand/brand';
import { formatDay } from '@gifting/domain/dates/dates';
import { formatAmount, formatPrice, type Minor } from '@gifting/domain/money/money';
import { countryName } from '@gifting/domain/tax/countries';
import { vatText } from '@gifting/domain/tax/treatment';
import { PageSizes, PDFDocument, type PDFPage, rgb } from 'pdf-lib';
import { archive } from './archive';
import { crossIndustryInvoice } from './cross-industry-invoice';
import type { Invoice } from './invoice';
import { invoiceTexts as texts } from './texts';
import { createTypesetter, type Typesetter } from './typesetting';

/** The paper and ink of an invoice, in points from the lower left corner. */
const [pageWidth, pageHeight] = PageSizes.A4;
const margin = { side: 50, top: 56, foot: 64 } as const;
const right = pageWidth - margin.side;
const ink = rgb(0.08, 0.16, 0.17);
const muted = rgb(0.31, 0.36, 0.35);
const hairline = rgb(0.85, 0.8, 0.73);
const accent = rgb(0.77, 0.24, 0.16);
const size = { title: 24, brand: 13, text: 10, small: 8.5, total: 15 } as const;
const leading = 14;
const columns = { item: margin.side, unit: 370, quantity: 440, amount: right } as const;
const itemWidth = 250;

/** Who sells, as an invoice with VAT must say. */
const sellerLines = ({ taxed }: Invoice): readonly string[] =>
  taxed
    ? [
        taxed.seller.name,
        taxed.seller.street,
        `${taxed.seller.postCode} ${taxed.seller.town}`,
        countryName(taxed.seller.country),
        texts.vatNumber(taxed.seller.vatNumber),
      ]
    : [];

/** Net and VAT, which come to the total; nothing without VAT. */
const sumsOf = ({ taxed }: Invoice): readonly { readonly label: string; readonly amount: Minor }[] =>
  taxed
    ? [
        { label: texts.net, amount: taxed.tax.net },
        { label: vatText(taxed.tax), amount: taxed.tax.tax },
      ]
    : [];

/** The texts of an invoice by weight, to choose the fonts they need. */
const textsOf = (invoice: Invoice) => ({
  regular: [
    brand.name,
    invoice.campaign,
    invoice.currency,
    invoice.payment,
    ...invoice.billTo,
    ...invoice.deliverTo,
    ...invoice.lines.map(({ name }) => name),
    ...sellerLines(invoice),
    ...sumsOf(invoice).flatMap(({ label }) => label),
  ],
  strong: [brand.name, invoice.title, texts.total, texts.gross, invoice.currency],
});

/** A cursor that moves down the page and adds a page when the space is used up. */
interface Pen {
  page: PDFPage;
  y: number;
}

const drawRule = (page: PDFPage, y: number, color = hairline): void =>
  page.drawLine({ start: { x: margin.side, y }, end: { x: right, y }, thickness: 0.75, color });

const drawHead = ({ draw, wrap }: Typesetter, page: PDFPage, invoice: Invoice, timeZone: string): number => {
  let y = pageHeight - margin.top;
  page.drawRectangle({ x: 0, y: pageHeight - 8, width: pageWidth, height: 8, color: accent });
  draw(page, brand.name, { x: margin.side, y: y - 8, size: size.brand, color: ink, weight: 'strong' });
  for (const [index, line] of sellerLines(invoice).entries())
    draw(page, line, {
      x: right,
      y: y - 8 - index * 12,
      size: size.small,
      color: muted,
      align: 'right',
    });
  y -= 54;
  draw(page, invoice.title, {
    x: margin.side,
    y,
    size: size.title,
    color: ink,
    weight: 'strong',
  });
  y -= 30;
  const fact = (x: number, label: string, value: string) => {
    draw(page, label, { x, y, size: size.small, color: muted });
    draw(page, value, { x, y: y - leading, size: size.text, color: ink });
  };
  fact(columns.item, texts.order, `#${invoice.order}`);
  fact(columns.item + 110, texts.date, invoice.date.toLocaleDateString('en-GB', { timeZone }));
  const due = invoice.issued?.kind === 'invoice' ? formatDay(invoice.terms?.due ?? null) : null;
  const supplied = formatDay(invoice.terms?.supplied ?? null);
  if (supplied) fact(columns.item + 220, texts.supplied, supplied);
  if (due) fact(columns.item + 330, texts.due, due);
  y -= 2 * leading + 8;
  if (invoice.campaign !== '') {
    draw(page, texts.campaign, { x: columns.item, y, size: size.small, color: muted });
    for (const line of wrap(invoice.campaign, size.text, right - margin.side)) {
      y -= leading;
      draw(page, line, { x: columns.item, y, size: size.text, color: ink });
    }
    y -= leading + 8;
  }
  const half = (right - margin.side) / 2;
  const block = (x: number, label: string, lines: readonly string[]): number => {
    let at = y;
    draw(page, label, { x, y: at, size: size.small, color: muted });
    for (const line of lines.flatMap((each) => wrap(each, size.text, half - 20))) {
      at -= leading;
      draw(page, line, { x, y: at, size: size.text, color: ink });
    }
    return at;
  };
  return (
    Math.min(
      block(columns.item, texts.billTo, invoice.billTo),
      block(columns.item + half, texts.deliverTo, invoice.deliverTo),
    ) - 30
  );
};

/**
 * Draws an invoice on as many A4 pages as it needs, dated in the seller's time zone, as PDF/A-3B with its e-invoice. The
 * table head repeats; a line never breaks across pages.
 */
export const drawInvoice = async (invoice: Invoice, timeZone: string): Promise<Uint8Array<ArrayBuffer>> => {
  const document = await PDFDocument.create();
  const type = await createTypesetter(document, textsOf(invoice));
  const { draw, wrap } = type;

  const first = document.addPage(PageSizes.A4);
  const pen: Pen = { page: first, y: drawHead(type, first, invoice, timeZone) };
  const tableHead = () => {
    const cell = (x: number, text: string, align: 'left' | 'right') =>
      draw(pen.page, text, { x, y: pen.y, size: size.small, color: muted, align });
    cell(columns.item, texts.columns.item, 'left');
    cell(columns.unit, texts.columns.unit, 'right');
    cell(columns.quantity, texts.columns.quantity, 'right');
    cell(columns.amount, `${texts.columns.amount}, ${invoice.currency}`, 'right');
    drawRule(pen.page, pen.y - 8, ink);
    pen.y -= 24;
  };
  /** Adds a page unless this much space is left, in points. */
  const need = (height: number, withTableHead: boolean) => {
    if (pen.y - height >= margin.foot) return;
    pen.page = document.addPage(PageSizes.A4);
    pen.y = pageHeight - margin.top;
    if (withTableHead) tableHead();
  };

  need(60, false);
  tableHead();
  for (const { name, unit, quantity, amount } of invoice.lines) {
    const lines = wrap(name, size.text, itemWidth);
    need(lines.length * leading + 10, true);
    for (const [index, line] of lines.entries())
      draw(pen.page, line, { x: columns.item, y: pen.y - index * leading, size: size.text, color: ink });
    const figure = (x: number, text: string) =>
      draw(pen.page, text, { x, y: pen.y, size: size.text, color: ink, align: 'right' });
    figure(columns.unit, formatAmount(unit));
    figure(columns.quantity, quantity.toLocaleString('en-GB'));
    figure(columns.amount, formatAmount(amount));
    pen.y -= lines.length * leading;
    drawRule(pen.page, pen.y + 3);
    pen.y -= 13;
  }

  const { taxed } = invoice;
  need(taxed ? 78 + 4 * leading : 78, false);
  pen.y -= 14;
  for (const { label, amount } of sumsOf(invoice)) {
    draw(pen.page, label, { x: columns.item, y: pen.y, size: size.text, color: ink });
    draw(pen.page, formatPrice(amount, invoice.currency), {
      x: columns.amount,
      y: pen.y,
      size: size.text,
      color: ink,
      align: 'right',
    });
    pen.y -= leading + 4;
  }
  draw(pen.page, taxed ? texts.gross : texts.total, {
    x: columns.item,
    y: pen.y,
    size: size.text,
    color: ink,
    weight: 'strong',
  });
  draw(pen.page, formatPrice(taxed?.tax.gross ?? invoice.total, invoice.currency), {
    x: columns.amount,
    y: pen.y - 2,
    size: size.total,
    color: ink,
    weight: 'strong',
    align: 'right',
  });
  drawRule(pen.page, pen.y - 14, ink);
  pen.y -= 34;
  const remarks = [
    texts.shipping,
    invoice.payment,
    ...(taxed ? [texts.exempt[taxed.tax.treatment]] : []),
    ...(invoice.title === texts.confirmation(invoice.order) ? [texts.confirmationHint] : []),
  ].filter((remark) => remark !== '');
  for (const line of remarks.flatMap((remark) => wrap(remark, size.text, right - margin.side))) {
    draw(pen.page, line, { x: columns.item, y: pen.y, size: size.text, color: muted });
    pen.y -= leading;
  }

  const pages = document.getPages();
  for (const [index, page] of pages.entries())
    draw(page, texts.page(index + 1, pages.length), {
      x: right,
      y: 34,
      size: size.small,
      color: muted,
      align: 'right',
    });
  await archive(document, {
    title: `${invoice.title}, ${brand.name}`,
    author: brand.name,
    identifier: `${invoice.fileName} ${invoice.date.toISOString()}`,
    date: invoice.date,
    eInvoice: crossIndustryInvoice(invoice, timeZone),
  });
  return new Uint8Array(await document.save());
};
