import { join } from 'node:path';
import { readRecipe } from '@larder/reader';
import { describe, expect, test } from 'vitest';
import { scorePage } from './score-page.ts';
import { pageNames, readStoredPage } from './stored-pages.ts';

const directory = join(import.meta.dirname, '../../pages-with-faults');

/**
 * Names in the data that a page calls otherwise (16, 218: the data is of another recipe), and pages without data that are read
 * in part: recipes in recipes, replies in a forum, parts without headings, states whose keys are letters, titles that name the series, and what
 * a blog has below a method without anything that parts it (plain-206).
 */
const notRead = [
  'plain-206',
  'data-16',
  'data-218',
  'shown-19',
  'shown-202',
  'shown-203',
  'shown-206',
  'shown-208',
  'shown-210',
  'shown-211',
  'shown-213',
  'shown-215',
  'shown-218',
  'shown-219',
];
/** Usable, with one heading among the lines that the page marks in a way of its own. */
const withOtherGroups = ['data-211', 'plain-202'];

describe.each(pageNames(directory).filter((name) => !notRead.includes(name)))('%s', (name) => {
  const { html, url, expected } = readStoredPage(directory, name);
  const scores = scorePage(expected, readRecipe({ html, url }));

  test('is usable, with its groups', () => {
    expect(scores).toMatchObject({ usable: true });
    if (scores.ingredient_groups !== undefined && !withOtherGroups.includes(name))
      expect(scores.ingredient_groups).toBe(true);
  });
});

test('what is not read is still not read', () => {
  const usable = notRead.filter((name) => {
    const { html, url, expected } = readStoredPage(directory, name);
    return scorePage(expected, readRecipe({ html, url })).usable;
  });
  expect(usable).toEqual([]);
});
