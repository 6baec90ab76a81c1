import { describe, expect, test } from 'vitest';
import { addressOf } from './call.ts';

describe('the address of a call', () => {
  test('holds its values, safe in any alphabet', () => {
    expect(addressOf({ path: '/recipes/{slug}/comments/{id}' }, { params: { slug: 'crème brûlée/1', id: '7' } })).toBe(
      '/api/recipes/cr%C3%A8me%20br%C3%BBl%C3%A9e%2F1/comments/7',
    );
  });

  test('says nothing of what is not given', () => {
    expect(addressOf({ path: '/recipes' }, { query: { search: undefined, cookbook: null, page: 1 } })).toBe(
      '/api/recipes?page=1',
    );
  });

  test('repeats the key of a list', () => {
    expect(addressOf({ path: '/recipes' }, { query: { tags: ['vegan', 'quick'] } })).toBe(
      '/api/recipes?tags=vegan&tags=quick',
    );
  });
});
