import type { Language } from '@gifting/domain/campaigns/language';
import { ar } from './ar';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { ja } from './ja';

/** What the mails about a claim say in a language. */
export interface MailTexts {
  readonly hello: (firstName: string) => string;
  /** A gift with its size: `T-Shirt, Medium`. */
  readonly gift: (name: string, size: string) => string;
  readonly receipt: {
    readonly subject: (sender: string, reference: string) => string;
    readonly text: (reference: string) => string;
  };
  readonly change: {
    readonly subject: (sender: string, reference: string) => string;
    readonly text: string;
  };
  readonly sent: {
    readonly subject: (sender: string, reference: string) => string;
    readonly text: (reference: string) => string;
    readonly page: string;
  };
  /** What the private page is for, before its link. `until` is `null` while no end is set. */
  readonly page: (until: string | null) => string;
  readonly secret: string;
}

/** The texts of each language. */
export const mailTexts: Readonly<Record<Language, MailTexts>> = { en, de, fr, es, ar, ja };
