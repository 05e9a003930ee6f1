import * as z from 'zod/mini';
import { typedText } from '../forms/fields';
import type { SizeMeasures } from '../products/size-guide';
import type { CampaignDetail } from './campaign';
import type { MicrositeSetup } from './microsite-setup';
import type { Opening } from './opening';
import { type Delivery, deliveryFormIn, emptyDelivery, type RecipientGift } from './recipient';
import { type RecipientMessages, recipientMessages } from './recipient-messages';
import type { SizeQuestion } from './size-question';

/** A gift on a claim page, and how its size is asked for. */
export interface ClaimGift extends RecipientGift {
  readonly size: SizeQuestion;
  /** Whether any is left. */
  readonly left: boolean;
  /** How many of each size to choose from are left, in their order; `null`, or none at all, is as many as of the gift. */
  readonly sizesLeft: readonly (number | null)[];
  /** The measures of its sizes; none where they are not known. */
  readonly guide: readonly SizeMeasures[];
}

/** What a campaign's recipient sees: the gifts, how many of them to take, and when the page is open. */
export interface ClaimPage {
  readonly gifts: readonly ClaimGift[];
  readonly giftsPerPerson: number;
  /** Whether the sender sees the delivery address. */
  readonly collectsAddresses: boolean;
  readonly opening: Opening;
}

const questionOf = ({ askSize, inputType, options }: MicrositeSetup['items'][number]): SizeQuestion => {
  if (!askSize) return { kind: 'none' };
  return inputType === 'options' ? { kind: 'options', options } : { kind: 'text' };
};

/** The claim page of a campaign with a microsite set-up, and the size guides of its items by their ids. */
export const toClaimPage = (
  { items }: Pick<CampaignDetail, 'items'>,
  setup: Omit<MicrositeSetup, 'version'>,
  guides: ReadonlyMap<string, readonly SizeMeasures[]> = new Map(),
): ClaimPage => {
  const setups = new Map(setup.items.map((item) => [item.orderItemId, item]));
  return {
    gifts: items.map(({ id, name, picture }) => {
      const item = setups.get(id);
      return {
        id,
        name,
        description: '',
        picture,
        size: item ? questionOf(item) : { kind: 'none' },
        left: true,
        sizesLeft: item?.pieces ?? [],
        guide: guides.get(id) ?? [],
      };
    }),
    giftsPerPerson: setup.giftsPerPerson,
    collectsAddresses: setup.collectsAddresses,
    opening: setup,
  };
};

/** Whether a person gets all gifts of a page, so that there is nothing to choose. */
export const getsAll = ({ gifts, giftsPerPerson }: ClaimPage): boolean => giftsPerPerson >= gifts.length;

/** How many of a size of a gift are left; `null` for as many as of the gift. */
export const sizeLeft = ({ size, sizesLeft }: ClaimGift, chosen: string): number | null =>
  (size.kind === 'options' ? sizesLeft[size.options.indexOf(chosen)] : null) ?? null;

const maxSizeText = 100;

/**
 * The claim form of a page: the ids of the chosen gifts, a size per gift in the order of the page, and the delivery. Its
 * messages are those of the recipient's language.
 */
export const claimForm = (page: ClaimPage, messages: RecipientMessages = recipientMessages) =>
  z
    .extend(deliveryFormIn(messages), {
      chosen: z.array(z.string()),
      sizes: z.array(typedText(maxSizeText, messages.tooLong(maxSizeText))),
    })
    .check(({ value: { chosen, sizes }, issues }) => {
      const refuse = (path: (string | number)[], message: string) =>
        issues.push({ code: 'custom', input: chosen, path, message });
      if (!getsAll(page)) {
        if (chosen.length === 0) refuse(['chosen'], messages.noGift);
        if (chosen.length > page.giftsPerPerson) refuse(['chosen'], messages.atMost(page.giftsPerPerson));
      }
      for (const [index, gift] of page.gifts.entries()) {
        const { id, size } = gift;
        const given = sizes[index] ?? '';
        const taken = getsAll(page) || chosen.includes(id);
        const fits =
          size.kind === 'options' ? size.options.includes(given) : size.kind === 'none' || given !== '';
        if (!taken) continue;
        if (!fits) refuse(['sizes', index], messages.missing.size);
        else if (sizeLeft(gift, given) === 0) refuse(['sizes', index], messages.sizeGone);
      }
    });
export type ClaimForm = z.output<ReturnType<typeof claimForm>>;

/** The form as a page opens, with what is known of the delivery. */
export const emptyClaim = ({ gifts }: ClaimPage, known: Delivery | null = null): ClaimForm => {
  const { size: _size, ...delivery } = emptyDelivery;
  return { ...delivery, ...known, chosen: [], sizes: gifts.map(() => '') };
};
