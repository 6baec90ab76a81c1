import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stepIn as shownStep } from './step-in.ts';

/** A number keeps its unit on its line by a space that does not break. */
const stepIn = (...step: Parameters<typeof shownStep>) => shownStep(...step).replaceAll('\u00a0', ' ');

describe('a step in metric units', () => {
  test.each([
    ['Heat the oven to 350°F.', 'Heat the oven to 180 °C.'],
    ['Bake at 425 °F for 20 minutes.', 'Bake at 220 °C for 20 minutes.'],
    ['Preheat to 375 degrees F.', 'Preheat to 190 °C.'],
    ['Preheat to 400 degrees Fahrenheit.', 'Preheat to 200 °C.'],
    ['Bake at 325F until set', 'Bake at 160 °C until set'],
    ['Bake at 350–375°F.', 'Bake at 180–190 °C.'],
    ['Roast at 450° to 475°F.', 'Roast at 230–250 °C.'],
    ['Cook to 165°F inside.', 'Cook to 74 °C inside.'],
    ['Boil the syrup to 238 °F.', 'Boil the syrup to 114 °C.'],
    ['Pour into a 9-inch pan.', 'Pour into a 23 cm pan.'],
    ['Grease a 9 x 13-inch dish.', 'Grease a 23 × 33 cm dish.'],
    ['Grease a 9×13 inch dish.', 'Grease a 23 × 33 cm dish.'],
    ['Grease a 9"x13" pan.', 'Grease a 23 × 33 cm pan.'],
    ['Line an 8" square tin.', 'Line an 20 cm square tin.'],
    ['Cut into 1/2-inch cubes.', 'Cut into 1.5 cm cubes.'],
    ['Cut into ¼-inch slices.', 'Cut into 0.5 cm slices.'],
    ['Roll out to 1/8 inch.', 'Roll out to 3 mm.'],
    ['Leave 1 1/2 inches between them.', 'Leave 4 cm between them.'],
    ['Cut into 1- to 2-inch pieces.', 'Cut into 2.5–5 cm pieces.'],
    ['Slices 1½" thick', 'Slices 4 cm thick'],
    ['Slices 1/4 in thick', 'Slices 0.5 cm thick'],
    ['An 8 in. square pan', 'An 20 cm square pan'],
    ['A 10-in. skillet', 'A 25 cm skillet'],
    ['Heat to 350 ˚F.', 'Heat to 180 °C.'],
    ['Heat to 350℉.', 'Heat to 180 °C.'],
    ['Heat to 350 deg F.', 'Heat to 180 °C.'],
    ['Bake at 350 degrees.', 'Bake at 180 °C.'],
    ['Bake at 375° for 10 minutes.', 'Bake at 190 °C for 10 minutes.'],
    ['Roast at 400 to 425 degrees', 'Roast at 200–220 °C'],
    ['Bake at gas mark 4 for 40 minutes.', 'Bake at gas mark 4 (180 °C) for 40 minutes.'],
    ['Gas Mark ½', 'Gas Mark ½ (130 °C)'],
    ['Gas 4-5', 'Gas 4-5 (180–190 °C)'],
    ['Gas 6 until brown', 'Gas 6 (200 °C) until brown'],
    ['Bake at 350°F/gas 4.', 'Bake at 180 °C/gas 4.'],
    [
      'Den Gasherd auf Stufe 2 stellen, bei Gas Stufe 2 backen',
      'Den Gasherd auf Stufe 2 stellen, bei Gas Stufe 2 (175 °C) backen',
    ],
    ['Backen (Gas: Stufe 2–3).', 'Backen (Gas: Stufe 2–3 (175–200 °C)).'],
    ['Bei Gasstufe 4 überbacken.', 'Bei Gasstufe 4 (225 °C) überbacken.'],
    ['Préchauffer le four thermostat 6', 'Préchauffer le four thermostat 6 (180 °C)'],
    ['Préchauffez le four (th. 6-7).', 'Préchauffez le four (th. 6-7 (180–210 °C)).'],
    ['Enfourner à thermostat 7 pour 20 minutes', 'Enfourner à thermostat 7 (210 °C) pour 20 minutes'],
    ['Cuire th.5 pendant 1 heure.', 'Cuire th.5 (150 °C) pendant 1 heure.'],
  ])('%s', (text, shown) => expect(stepIn('metric', text)).toBe(shown));
});

describe('a step in US units', () => {
  test.each([
    ['Heat the oven to 180 °C.', 'Heat the oven to 350 °F.'],
    ['Bake at 200C for 10 minutes', 'Bake at 400 °F for 10 minutes'],
    ['Den Ofen auf 220 Grad vorheizen.', 'Den Ofen auf 425 °F vorheizen.'],
    ['Préchauffer à 170 degrés.', 'Préchauffer à 340 °F.'],
    ['Bake at 180–200 °C.', 'Bake at 350–400 °F.'],
    ['Préchauffez le four à 180°C (th. 6).', 'Préchauffez le four à 350 °F (th. 6).'],
    ['Heat the milk to 37 °C.', 'Heat the milk to 99 °F.'],
    ['Bake at 200C/180C fan/gas 6.', 'Bake at 400 °F/350 °F fan/gas 6.'],
    ['Freeze at -18 °C.', 'Freeze at 0 °F.'],
    ['Bake at gas mark 4 for 40 minutes.', 'Bake at gas mark 4 (350 °F) for 40 minutes.'],
    ['Bake at 350 degrees.', 'Bake at 350 degrees.'],
    ['Bei Gas Stufe 3 backen', 'Bei Gas Stufe 3 (400 °F) backen'],
    ['Four à thermostat 6', 'Four à thermostat 6 (350 °F)'],
    ['Piec w 180 stopniach.', 'Piec w 350 °F.'],
    ['Piekarnik nagrzej do 180 st. C.', 'Piekarnik nagrzej do 350 °F.'],
    ['Bei 200 °C (Umluft 180 °C, Gas Stufe 3) backen', 'Bei 400 °F (Umluft 350 °F, Gas Stufe 3) backen'],
    ['Infornare a 180 gradi', 'Infornare a 350 °F'],
    ['Use a 24 cm tin.', 'Use a 9½″ tin.'],
    ['Use a 20 x 30 cm tin.', 'Use a 8 × 12″ tin.'],
    ['Slices of 5 mm', 'Slices of ¼″'],
    ['In 2 cm große Würfel schneiden', 'In ¾″ große Würfel schneiden'],
  ])('%s', (text, shown) => expect(stepIn('us', text)).toBe(shown));
});

describe('degrees in each language', () => {
  test.each([
    ['Verhit die oond tot 180 grade.', 'Verhit die oond tot 350 °F.'],
    ['سخّن الفرن إلى ١٨٠ درجة مئوية.', 'سخّن الفرن إلى 350 °F.'],
    ['Загрейте фурната на 180 градуса.', 'Загрейте фурната на 350 °F.'],
    ['Preescalfeu el forn a 180 graus.', 'Preescalfeu el forn a 350 °F.'],
    ['Pečte při 180 stupních.', 'Pečte při 350 °F.'],
    ['Varm ovnen op til 200 grader.', 'Varm ovnen op til 400 °F.'],
    ['Προθερμαίνουμε τον φούρνο στους 180 βαθμούς Κελσίου.', 'Προθερμαίνουμε τον φούρνο στους 350 °F.'],
    ['Hornea a 200 grados centígrados', 'Hornea a 400 °F'],
    ['Kuumenna uuni 200 asteeseen.', 'Kuumenna uuni 400 °F.'],
    ['Quenta o forno a 180 graos.', 'Quenta o forno a 350 °F.'],
    ['מחממים תנור ל-180 מעלות.', 'מחממים תנור ל-350 °F.'],
    ['Pecite na 180 stupnjeva.', 'Pecite na 350 °F.'],
    ['Süsd 180 fokon 30 percig.', 'Süsd 350 °F 30 percig.'],
    ['Hitið ofninn í 180 gráður.', 'Hitið ofninn í 350 °F.'],
    ['オーブンを180度に予熱する。', 'オーブンを350 °Fに予熱する。'],
    ['１８０℃のオーブンで20分焼く。', '350 °Fのオーブンで20分焼く。'],
    ['160～180℃で揚げる。', '325–350 °Fで揚げる。'],
    ['오븐을 180도로 예열합니다.', '오븐을 350 °F로 예열합니다.'],
    ['Įkaitinkite orkaitę iki 180 laipsnių.', 'Įkaitinkite orkaitę iki 350 °F.'],
    ['Uzkarsē cepeškrāsni līdz 180 grādiem.', 'Uzkarsē cepeškrāsni līdz 350 °F.'],
    ['Încălziți cuptorul la 180 de grade.', 'Încălziți cuptorul la 350 °F.'],
    ['Разогрейте духовку до 180 градусов.', 'Разогрейте духовку до 350 °F.'],
    ['Выпекать при 180 °С 40 минут.', 'Выпекать при 350 °F 40 минут.'],
    ['Rúru predhrejte na 180 stupňov.', 'Rúru predhrejte na 350 °F.'],
    ['Pečemo pri 180 stopinjah.', 'Pečemo pri 350 °F.'],
    ['Пеците на 180 степени.', 'Пеците на 350 °F.'],
    ['Fırını 180 dereceye ısıtın.', 'Fırını 350 °F ısıtın.'],
    ['180 derecede 40 dakika pişirin.', '350 °F 40 dakika pişirin.'],
    ['Розігрійте духовку до 180 градусів.', 'Розігрійте духовку до 350 °F.'],
    ['Làm nóng lò ở 180 độ C.', 'Làm nóng lò ở 350 °F.'],
    ['烤箱预热至180度。', '烤箱预热至350 °F。'],
    ['烤箱以攝氏180度烤20分鐘。', '烤箱以350 °F烤20分鐘。'],
  ])('%s', (text, shown) => expect(stepIn('us', text)).toBe(shown));

  test('a turn is no heat', () => {
    expect(stepIn('us', '180度回転させる。')).toBe('180度回転させる。');
  });
});

describe('left as they are', () => {
  test.each([
    'Heat the oven to 180 °C / 350 °F.',
    'Heat the oven to 350°F (180°C/Gas 4).',
    'Heat to 350°F, or 180°C fan.',
    'A 9-inch (23 cm) pan',
    'Use two 20cm/8in tins.',
    'Bake at 180°C/350°F/Gas 4.',
    'Cuocere a 180° per 30 minuti',
    'Thermostat 180',
    'Four à 180 °C / 350 °F (thermostat 6)',
    'Laisser le thermostat 20 minutes',
    'Den Herd auf Stufe 6 stellen',
    'On the 4th 6 came.',
    '2 in einer Pfanne braten',
    'Bake at 180 degrees.',
    'Bake at 180° or a little less',
    'Cook until 165° inside.',
    'Bake at 350°/180°.',
    'Forno a 300° per 5 minuti',
    'Turn on the gas 5 minutes before',
    'Umluft 160 °C / 320 °F, Gas Stufe 3',
    'Stir for 2-3 minutes.',
    'Add 2 C flour and 1 F.',
    'He called it "number 9" and "top 10".',
    'Vitamin C and 100 Fans',
    'Serves 4 in 2 bowls',
    '',
  ])('%s', (text) => {
    expect(stepIn('metric', text)).toBe(text);
    expect(stepIn('us', text)).toBe(text);
  });

  test('what is in the system already', () => {
    expect(stepIn('metric', 'Bake at 180 °C in a 23 cm tin.')).toBe('Bake at 180 °C in a 23 cm tin.');
    expect(stepIn('us', 'Bake at 350°F in a 9-inch pan.')).toBe('Bake at 350°F in a 9-inch pan.');
  });
});

test('a number and its unit stay on one line', () => {
  expect(shownStep('metric', 'Heat to 350°F in a 9-inch pan')).toBe('Heat to 180\u00a0°C in a 23\u00a0cm pan');
});

test('two temperatures in a row are each told', () => {
  expect(stepIn('metric', 'Bake at 425°F. Lower the heat to 350°F. Rest at 200 °C.')).toBe(
    'Bake at 220 °C. Lower the heat to 180 °C. Rest at 200 °C.',
  );
});

test('a decimal comma is kept where the language has one', () => {
  expect(stepIn('metric', 'Cut into 1/2-inch cubes.', 'de')).toBe('Cut into 1,5 cm cubes.');
});

test('any text is taken, and what is converted once stays', () => {
  const looksLike = fc.string({ unit: fc.constantFrom(...'0123456789½/.,- x°CFcminh"()–') });
  const words = ['gas mark ', 'Gas ', '4', '350', '180', '°', ' degrees', ' to ', '/', '-', ' (', ')', '°C', '.', ', '];
  const pieces = fc.array(fc.constantFrom(...words), { maxLength: 12 }).map((list) => list.join(''));
  fc.assert(
    fc.property(
      fc.oneof(looksLike, pieces, fc.string({ unit: 'grapheme' })),
      fc.constantFrom('metric' as const, 'us' as const),
      (text, system) => {
        const shown = stepIn(system, text);
        expect(shown).not.toMatch(/NaN|undefined|null/);
        expect(stepIn(system, text)).toBe(shown);
      },
    ),
  );
});
