import { formatPrice, type Minor } from '@gifting/domain/money/money';

/** The texts of the meter. */
export const budgetMeterTexts = {
  budget: 'Your budget',
  /** `760.00 GBP left`, `240.00 GBP over your budget` */
  left: (left: Minor, currency: string) => {
    if (left === 0) return 'Your budget is used to the cent';
    return left > 0
      ? `${formatPrice(left, currency)} left`
      : `${formatPrice(-left, currency)} over your budget`;
  },
} as const;
