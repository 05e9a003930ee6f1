import { formatPrice } from '@gifting/domain/money/money';
import { type SummaryLine, totalOf } from '@gifting/domain/orders/totals';
import { useEffect, useRef, useState } from 'react';
import { summaryTexts } from '../shared/summary.texts';
import { builderTexts as texts } from './BuilderScreen.texts';

const missingFrom = (lines: readonly SummaryLine[], others: readonly SummaryLine[]) =>
  lines.find(({ kind, id }) => !others.some((other) => other.kind === kind && other.id === id));

/** What a live region says after a change of the box: what came, what went, how many packs, and the new total. */
export const useBoxNews = (lines: readonly SummaryLine[], currency: string): string => {
  const [news, setNews] = useState('');
  const before = useRef(lines);
  useEffect(() => {
    const added = missingFrom(lines, before.current)?.name;
    const removed = missingFrom(before.current, lines)?.name;
    const packs = lines[0]?.packs;
    const repacked = packs !== undefined && packs !== (before.current[0]?.packs ?? packs);
    before.current = lines;
    const total = formatPrice(totalOf(lines), currency);
    if (added && removed) setNews(texts.replaced(added, removed, total));
    else if (added) setNews(texts.added(added, total));
    else if (repacked) setNews(texts.repacked(summaryTexts.packs(packs), total));
    else if (removed) setNews(texts.removed(removed, total));
  }, [lines, currency]);
  return news;
};
