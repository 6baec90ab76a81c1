import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberedName, slugify } from './slugify.ts';

describe('the address of', () => {
  test.each([
    ['Café Crème & Pie', 'cafe-creme-pie'],
    ['Käse', 'kase'],
    ['Weißwürste', 'weisswurste'],
    ['Œufs à la coque', 'oeufs-a-la-coque'],
    ['Smørrebrød', 'smorrebrod'],
    ['Łazanki z kapustą', 'lazanki-z-kapusta'],
    ['İskender kebabı', 'iskender-kebabi'],
    ['Phở bò', 'pho-bo'],
    ['Þorramatur', 'thorramatur'],
    ["Grandma's Pie", 'grandma-s-pie'],
    ['1,000 Island', '1000-island'],
    ['½ cup', '1-2-cup'],
    ['1½ cups', '1-1-2-cups'],
    ['Jell-O™ Cake', 'jell-o-tm-cake'],
    ['Weizen\u00admehl', 'weizenmehl'],
    ['  -- Two  words -- ', 'two-words'],
    ['ﬁsh', 'fish'],
    ['e\u0301clair', 'eclair'],
    ['Борщ украинский', 'borshch-ukrainskii'],
    ['Щи', 'shchi'],
    ['Вареники з вишнею', 'vareniki-z-vishneiu'],
    ['Μουσακάς', 'mousakas'],
    ['ხაჭაპური', 'khachapuri'],
    ['שקשוקה', 'shkshvkh'],
    ['カレー', 'kare'],
    ['チョコレート', 'chokoreto'],
    ['ぎょうざ', 'gyouza'],
    ['김치', 'gimchi'],
    ['Pizza 🍕', 'pizza'],
    ['Smashed Cucumber Salad (拍黄瓜)', 'smashed-cucumber-salad'],
  ])('%s', (name, slug) => expect(slugify(name)).toBe(slug));

  test('a name in Chinese is a code, the same every time, and another for another name', () => {
    expect(slugify('牛肉麺')).toMatch(/^[a-z0-9]{7}$/);
    expect(slugify('牛肉麺')).toBe(slugify('牛肉麺'));
    expect(slugify('牛肉麺')).not.toBe(slugify('鶏肉麺'));
  });

  test('two names that differ only in letters without a spelling stay different', () => {
    expect(slugify('牛肉 Curry')).toMatch(/^curry-[a-z0-9]{7}$/);
    expect(slugify('牛肉 Curry')).not.toBe(slugify('鶏肉 Curry'));
  });

  test('a name of nothing but signs is not empty', () => {
    for (const name of ['🍕', '!!!', '', ' ']) expect(slugify(name)).toMatch(/^[a-z0-9]+$/);
  });

  test('any name is ASCII, without double hyphens, and of its own slug the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const slug = slugify(name);
        expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
        expect(slugify(slug)).toBe(slug);
      }),
    );
  });
});

test('the second recipe of a name is numbered', () => expect(numberedName('Name', 1)).toBe('Name (1)'));
