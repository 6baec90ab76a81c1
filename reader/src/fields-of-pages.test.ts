import { describe, expect, test } from 'vitest';
import { languageByLetters } from './page/fields/language-of-letters.ts';
import { readRecipe } from './read-recipe.ts';

const lists =
  '<h2>Ingredients</h2><ul><li>4 beets</li><li>2 tbsp oil</li><li>1 lemon</li></ul><h2>Method</h2><ol><li>Roast the beets for an hour.</li><li>Dress them with the oil and the lemon.</li></ol>';

function read(body: string, head = '', url = 'https://kitchen.example/beets') {
  return readRecipe({ html: `<html lang="en"><head>${head}</head><body>${body}</body></html>`, url });
}

function readData(data: object, body = lists) {
  const json = { '@type': 'Recipe', name: 'Beets', recipeIngredient: ['4 beets'], ...data };
  return read(body, `<script type="application/ld+json">${JSON.stringify(json)}</script>`);
}

describe('a writer', () => {
  test('of the article, where none of the data is a recipe', () => {
    const author =
      '<div itemscope itemtype="https://schema.org/BlogPosting"><div itemprop="author" itemscope itemtype="https://schema.org/Person"><meta itemprop="name" content="Ada Cook"></div></div>';
    expect(read(author + lists, '<meta property="og:site_name" content="Beets Daily">')?.author).toBe('Ada Cook');
  });

  test('behind the name in the heading, and not one of a teaser', () => {
    const page = `<h1>Roast beets by Ada Cook</h1>${lists}<h2 class="author">Best Beet Soup Ever</h2>`;
    expect(read(page, '<title>Roast beets</title>')?.author).toBe('Ada Cook');
  });

  test('by her whole name, where the site has it', () => {
    const head = '<meta name="author" content="Ada"><meta property="og:site_name" content="Ada Cook">';
    expect(read(lists, head)?.author).toBe('Ada Cook');
  });

  test('with the one beside her, and without her trade', () => {
    expect(readData({ author: 'Ada Cook' }, `<p class="author">Ada Cook and Ben Baker</p>${lists}`)?.author).toBe(
      'Ada Cook and Ben Baker',
    );
    expect(readData({ author: 'Ada Cook, food stylist' })?.author).toBe('Ada Cook');
  });

  test('who holds the rights, and no company', () => {
    const page = (holder: string) => `${lists}<footer><p>© 2024 ${holder}. All rights reserved.</p></footer>`;
    expect(read(page('Ada Cook'))?.author).toBe('Ada Cook');
    expect(read(page('Beets Media'))?.author).toBe('Kitchen');
  });
});

describe('pictures', () => {
  test('an address with the site glued before it', () => {
    const picture = '<meta property="og:image" content="http://kitchen.examplehttps//pictures.example/beets.jpg">';
    expect(read(lists, picture)?.image).toBe('https://pictures.example/beets.jpg');
  });

  test('what counts visits is none', () => {
    const pictures =
      '<meta property="og:image" content="https://count.example/tr?id=1"><meta property="og:image" content="https://pictures.example/beets.jpg">';
    expect(read(lists, pictures)?.imageCandidates).toEqual(['https://pictures.example/beets.jpg']);
  });
});

test('ratings are out of five', () => {
  expect(readData({ aggregateRating: { ratingValue: '8.6', bestRating: '10', ratingCount: 12 } })?.rating).toEqual({
    value: 4.3,
    count: 12,
  });
  expect(readData({ review: { '@type': 'AggregateRating', ratingValue: '2.8', ratingCount: 3 } })?.rating?.value).toBe(
    2.8,
  );
});

test('servings in brackets behind a heading', () => {
  const page = lists.replace('Ingredients', '🛒 Ingredients (makes 8)');
  expect(read(page)).toMatchObject({ yield: { amount: 8, text: 'makes 8' } });
});

test('times before their label, servings at the end of the last step', () => {
  const page = `<ul><li>10 min Preparation Time</li><li>5 min Cook Time</li></ul>${lists.replace('the lemon.', 'the lemon, and bring them to the table while they are warm, with bread and a bowl of yoghurt. Serves 4')}`;
  expect(read(page)).toMatchObject({ prepMinutes: 10, cookMinutes: 5, yield: { amount: 4 } });
});

test.each([
  ['Total time: an hour and a half', 90],
  ['Ready in three quarters of an hour', 45],
  ['Gesamtzeit: eine halbe Stunde', 30],
  ['Gesamtzeit: anderthalb Stunden', 90],
  ['Temps total : une demi-heure', 30],
  ['Temps total : trois quarts d’heure', 45],
  ['Tiempo total: una hora y media', 90],
  ['Tempo totale: un’ora e mezza', 90],
  ['Tempo total: meia hora', 30],
  ['Totale tijd: anderhalf uur', 90],
  ['Total tid: en och en halv timme', 90],
  ['Total tid: halvanden time', 90],
  ['Total tid: en halvtime', 30],
  ['Czas całkowity: półtorej godziny', 90],
  ['Kokonaisaika: puolitoista tuntia', 90],
  ['Celkem: půl hodiny', 30],
  ['Összesen: másfél óra', 90],
  ['Общее время: полтора часа', 90],
  ['Загальний час: півтори години', 90],
  ['Общо време: половин час', 30],
  ['Timp total: o oră și jumătate', 90],
  ['Toplam süre: yarım saat', 30],
  ['Toplam süre: bir buçuk saat', 90],
  ['Συνολικός χρόνος: μισή ώρα', 30],
  ['Συνολικός χρόνος: μιάμιση ώρα', 90],
  ['Ukupno: sat i pol', 90],
  ['所要時間：一時間半', 90],
  ['总时间：半小时', 30],
  ['总时间：一个半小时', 90],
  ['총 시간: 한 시간 반', 90],
  ['الوقت الكلي: نصف ساعة', 30],
  ['الوقت الكلي: ساعة ونصف', 90],
  ['זמן כולל: שעה וחצי', 90],
  ['कुल समय: आधा घंटा', 30],
  ['कुल समय: डेढ़ घंटा', 90],
])('a time without a digit: %s', (said, minutes) => {
  expect(read(`<p>${said}</p>${lists}`)?.totalMinutes).toBe(minutes);
});

test('times with a hyphen in their label, and none that counts since 1970', () => {
  const page = `<p>Prep-time: 30 MINUTES / Ready In: 1 HOUR</p>${lists}`;
  expect(read(page)).toMatchObject({ prepMinutes: 30, totalMinutes: 60 });
  expect(readData({ prepTime: 'PT5M', cookTime: 'PT22M', totalTime: 'P54Y' })?.totalMinutes).toBe(27);
});

test('the picture of a banner, where a page has no other', () => {
  const banner = `<div class="site-banner" style="background-image:url('/pictures/roast-beets.jpg')"></div>`;
  expect(read(`${banner}${lists}`)?.image).toBe('https://kitchen.example/pictures/roast-beets.jpg');
});

test('a description that the page goes on with', () => {
  const whole =
    'Beets are best when they are roasted in their skin, slowly, in a small oven, with nothing but salt, until a knife goes through.';
  const head = `<meta name="description" content="${whole.slice(0, 80)} […]">`;
  expect(read(`<p>${whole}</p>${lists}`, head)?.description).toBe(whole);
});

test('pictures of steps, as addresses that can be asked for', () => {
  const steps = [
    { '@type': 'HowToStep', text: 'Roast the beets.', image: '/roast.jpg' },
    {
      '@type': 'HowToStep',
      text: 'Dress them.',
      image: [{ '@type': 'ImageObject', url: 'https://pictures.example/d.jpg' }],
    },
    { '@type': 'HowToStep', text: 'Serve.', image: 'data:image/gif;base64,R0lGOD' },
  ];
  expect(readData({ recipeInstructions: steps }, '')?.instructionSections[0]?.steps).toEqual([
    { text: 'Roast the beets.', image: 'https://kitchen.example/roast.jpg' },
    { text: 'Dress them.', image: 'https://pictures.example/d.jpg' },
    { text: 'Serve.' },
  ]);
});

describe('the page that says its own title', () => {
  test('is called so, whatever stands above the list', () => {
    const head = '<title>Roast beets (with lemon)</title>';
    expect(read(`<h1>Roast beets (with lemon)</h1><h2>Roast beets</h2>${lists}`, head)?.name).toBe(
      'Roast beets (with lemon)',
    );
  });

  test('without the kind of page behind a dash', () => {
    expect(readData({ name: 'Rode bieten – Recept' })?.name).toBe('Rode bieten');
  });
});

describe('the language', () => {
  const of = (name: string, language: string | null) =>
    languageByLetters({ ...readData({}), name, language, ingredientGroups: [], instructionSections: [] } as never);

  test.each([
    ['かぼちゃの煮物、だし汁と醤油で柔らかくなるまで煮ます', 'en', 'ja'],
    ['番茄炒蛋的做法步骤图解怎么做才好吃又下饭的家常菜', null, 'zh'],
    ['김치찌개 만드는 방법 돼지고기와 김치를 넣고 끓여 주세요', 'en-US', 'ko'],
    ['Κολοκυθάκια γεμιστά με ρύζι και μυρωδικά της γιαγιάς', 'en', 'el'],
    ['Roast beets with lemon and a spoon of yoghurt', 'en', 'en'],
    ['番茄炒蛋的做法步骤图解怎么做才好吃又下饭的家常菜', 'zh-Hant-TW', 'zh-Hant-TW'],
  ])('%s, said to be %s', (name, said, language) => expect(of(name, said)).toBe(language));
});
