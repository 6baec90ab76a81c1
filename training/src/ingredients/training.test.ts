import { type Label, parseWith, readModel } from '@larder/kitchen/ingredients/training';
import { expect, test } from 'vitest';
import type { LabelledLine } from './corpus.ts';
import { scoreLine, summarise } from './score.ts';
import { trainModel, uncalibrated } from './train-model.ts';
import { matrixSpace } from './wasm-matrix.ts';

/** Lines of one pattern, which a model must learn from few examples. */
function someLines(): LabelledLine[] {
  const foods = ['flour', 'sugar', 'butter', 'rice', 'milk', 'honey', 'oats', 'salt'];
  const preparations = ['sifted', 'melted', 'chopped', 'warm'];
  return foods.flatMap((food, i) =>
    preparations.map((preparation, k): LabelledLine => {
      const tokens = [`${i + 2}`, 'cup', food, ',', preparation];
      const labels: Label[] = ['QTY', 'UNIT', 'NAME', 'PUNC', 'PREP'];
      const sentence = `${i + 2} cups ${food}, ${preparation}`;
      const starts = [
        0,
        sentence.indexOf('cups'),
        sentence.indexOf(food),
        sentence.indexOf(','),
        sentence.indexOf(preparation),
      ];
      const lengths = [`${i + 2}`.length, 4, food.length, 1, preparation.length];
      const spans = starts.map((start, n): [number, number] => [start, start + (lengths[n] ?? 0)]);
      return { id: `${i}-${k}`, source: 'test', sentence, tokens, labels, spans, fold: 0 };
    }),
  );
}

test('a model learns a simple pattern, and the same one from the same seed', () => {
  const lines = someLines();
  const train = () => trainModel({ lines, unlabelled: ['5 cups barley, toasted'] }, uncalibrated, () => {});
  const form = train();
  const model = readModel(form);
  const scores = lines.map((line) => scoreLine(line, parseWith(model, line.sentence)));

  expect(summarise(scores)).toMatchObject({ sentence: 100, usableLine: 100 });
  expect(JSON.stringify(train())).toBe(JSON.stringify(form));
}, 60_000);

test('products of matrices are those of plain loops', () => {
  const space = matrixSpace(4);
  const [rows, columns, inner] = [7, 16, 5];
  const fill = (size: number, by: number): Float32Array => space.allocate(size).map((_, i) => ((i * by) % 11) - 5);
  const [a, b, c] = [space.allocate(rows * inner), space.allocate(inner * columns), space.allocate(rows * columns)];
  a.set(fill(a.length, 3));
  b.set(fill(b.length, 7));
  c.fill(1);
  const plain = Array.from(c, (before, i) => {
    let sum = before;
    for (let k = 0; k < inner; k += 1)
      sum += (a[Math.floor(i / columns) * inner + k] ?? 0) * (b[k * columns + (i % columns)] ?? 0);
    return sum;
  });

  space.multiply(
    { data: a, offset: 0, stride: inner },
    { data: b, offset: 0, stride: columns },
    { data: c, offset: 0, stride: columns },
    { rows, columns, inner },
    true,
  );

  expect([...c]).toEqual(plain);
});
