import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { adminCollection } from './admin-collection';
import { collectionDetail } from './collection';
import {
  collectionEditForm,
  collectionForm,
  collectionPayload,
  toCollectionChange,
  toCollectionPayload,
} from './forms';

const image = new File(['picture'], 'a.png', { type: 'image/png' });
const texts = { title: 'Festive', subTitle: 'For December', content: 'Candles.' };
const written = { title: 'Festive', sub_title: 'For December', content: 'Candles.' };

describe('the collection form', () => {
  test('asks for the three texts; images are optional', () => {
    const empty = { title: '', subTitle: ' ', content: '', images: [] };
    expect(collectionForm.safeParse(empty).error?.issues.map(({ message }) => message)).toEqual([
      'Enter a title',
      'Enter a sub title',
      'Enter the content',
    ]);
  });
  test('becomes the written bodies', () => {
    expect(toCollectionPayload(collectionForm.parse({ ...texts, images: [image] }))).toEqual({
      ...written,
      images: [image],
    });
    expect(toCollectionChange(collectionEditForm.parse(texts), '21')).toEqual({
      ...written,
      colllection_id: 21,
    });
  });
  test('without images arrives with none', () => {
    expect(collectionPayload.parse(written).images).toEqual([]);
  });
});

describe('a collection', () => {
  test('is read with the pictures it has, under either name', () => {
    const images = [{ image_url: '/a.svg' }, { images: '/b.svg' }, { image_url: null }, {}];
    expect(z.decode(collectionDetail, { ...written, images })).toEqual({
      ...texts,
      pictures: ['/a.svg', '/b.svg'],
    });
    expect(z.decode(collectionDetail, { title: 'Festive' })).toEqual({
      title: 'Festive',
      subTitle: '',
      content: '',
      pictures: [],
    });
  });
  test('is sent with image_url', () => {
    const model = { id: '21', ...texts, pictures: ['/a.svg'], status: 'inactive' as const, version: '2' };
    const wire = z.encode(adminCollection, model);
    expect(wire).toMatchObject({ ...written, id: 21, images: [{ image_url: '/a.svg' }], status: 'inactive' });
    expect(z.decode(adminCollection, wire)).toEqual(model);
  });
});
