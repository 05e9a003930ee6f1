import { expect, test } from 'vitest';
import { type SizeSetting, sizeQuestionOf } from './size-question';

const setting: SizeSetting = {
  ask_size: 'yes',
  input_type: 'text',
  options: 'Small, Medium, Large, Extra Large',
};

test.each(['text', 'plain_text', ''])('the input type %j asks for free text', (input_type) => {
  expect(sizeQuestionOf({ ...setting, input_type })).toEqual({ kind: 'text' });
});

test('options are split at their commas', () => {
  expect(sizeQuestionOf({ ...setting, input_type: 'options' })).toEqual({
    kind: 'options',
    options: ['Small', 'Medium', 'Large', 'Extra Large'],
  });
});

test('a gift without a size asks for none, whatever the input type', () => {
  for (const input_type of ['text', 'options'])
    expect(sizeQuestionOf({ ...setting, ask_size: 'no', input_type })).toEqual({ kind: 'none' });
});
