import { describe, expect, test } from 'vitest';
import { giftBoxEditForm, giftBoxForm, giftBoxPayload, toGiftBoxChange, toGiftBoxPayload } from './forms';

const image = new File(['picture'], 'box.png', { type: 'image/png' });
const filled = {
  name: 'Kraft Mailer',
  prices: { plain: '2.45', branded: '3.1', custom_branding: '4' },
  image,
};

describe('the gift box form', () => {
  test('asks for a name, three prices and an image', () => {
    const empty = { name: '', prices: { plain: '', branded: '', custom_branding: '' }, image: null };
    expect(giftBoxForm.safeParse(empty).error?.issues.map(({ message }) => message)).toEqual([
      'Enter a name',
      'Enter the plain price',
      'Enter the Event & Content price',
      'Enter the custom branding price',
      'Choose an image: PNG, JPG, JPEG',
    ]);
  });
  test('becomes the written body, with the brand in the field of its price', () => {
    const payload = toGiftBoxPayload(giftBoxForm.parse(filled));
    expect(payload).toEqual({
      name: 'Kraft Mailer',
      plain_price: 2.45,
      event_content_branded_price: 3.1,
      custom_branding_price: 4,
      image,
    });
    expect(giftBoxPayload.parse(payload)).toMatchObject({
      prices: { plain: 245, branded: 310, custom_branding: 400 },
    });
  });
  test('may leave the image as it is when a box is changed', () => {
    expect(toGiftBoxChange(giftBoxEditForm.parse({ ...filled, image: null })).image).toBeNull();
  });
});
