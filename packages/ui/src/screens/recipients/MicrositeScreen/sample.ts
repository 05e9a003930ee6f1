import type { RecipientGift } from '@gifting/domain/campaigns/recipient';
import { type SizeQuestion, sizeQuestionOf } from '@gifting/domain/campaigns/size-question';

/** What a microsite shows: the gift, and how its size is asked for. */
export interface Microsite {
  readonly gift: RecipientGift;
  readonly size: SizeQuestion;
}

/** The same for every link (MSITE-02 to 04); the screen labels it as a sample. */
export const sampleMicrosite: Microsite = {
  gift: {
    id: 't-shirt',
    name: 'T-Shirt',
    description: 'Heavy washed cotton, printed on the front.',
    picture: '/pictures/tee.svg',
  },
  size: sizeQuestionOf({
    ask_size: 'yes',
    input_type: 'text',
    options: 'Small, Medium, Large, Extra Large',
  }),
};
