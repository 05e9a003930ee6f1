import { describe, expect, it } from 'vitest';
import { accepts } from './accepts';

describe('accepts', () => {
  it.each([
    ['image/*', 'logo.png', 'image/png', true],
    ['image/*', 'brief.pdf', 'application/pdf', false],
    ['image/*', 'imagery', 'imagery/png', false],
    ['image/png, image/jpeg', 'logo.jpg', 'image/jpeg', true],
    ['image/png, image/jpeg', 'logo.svg', 'image/svg+xml', false],
    ['.csv', 'People.CSV', '', true],
    ['.csv', 'people.xlsx', '', false],
  ])('%s takes %s (%s): %s', (accept, name, type, expected) => {
    expect(accepts(accept, { name, type })).toBe(expected);
  });
});
