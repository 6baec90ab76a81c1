import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type Calibration,
  type ModelForm,
  parseEnglish,
  parseWith,
  readModel,
} from '@larder/kitchen/ingredients/training';
import { type LabelledLine, readLabelledLines, unlabelledLinesBeside } from '../../training/src/ingredients/corpus.ts';
import { type Accuracy, scoreLine, summarise } from '../../training/src/ingredients/score.ts';
import { trainModel } from '../../training/src/ingredients/train-model.ts';

const weightsFile = join(import.meta.dirname, '../../kitchen/src/ingredients/model/english.weights.json');
const usage = 'npm run accuracy -- ingredients FILE.jsonl[.gz] [--fold K] [--bare] [--errors N] [--models FOLDER]';

/**
 * Prints a table by source and, in the last line, all figures as JSON, of the path that ships: the model with the rules around it, or
 * with --bare without them. With --fold, the model is one that was trained without that fold.
 */
export function ingredientsAccuracy(args: string[]): void {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      fold: { type: 'string' },
      bare: { type: 'boolean', default: false },
      errors: { type: 'string', default: '0' },
      models: { type: 'string' },
    },
  });
  const file = positionals[0];
  if (!file) throw new Error(usage);
  const all = readLabelledLines(file);
  const fold = values.fold === undefined ? null : Number(values.fold);
  const lines = fold === null ? all : all.filter((line) => line.fold === fold);
  const englishForm: ModelForm = JSON.parse(readFileSync(weightsFile, 'utf8'));
  const model = readModel(
    fold === null
      ? englishForm
      : modelWithout(
          all,
          unlabelledLinesBeside(file),
          fold,
          englishForm.calibration,
          values.models ?? 'node_modules/.cache/larder-ingredients',
        ),
  );

  const parse = ({ sentence }: LabelledLine) =>
    values.bare ? parseWith(model, sentence) : parseEnglish(sentence, model);
  for (const line of lines.slice(0, 500)) parse(line);
  const start = performance.now();
  const parsed = lines.map(parse);
  const linesPerSecond = Math.round(lines.length / ((performance.now() - start) / 1000));

  const scored = lines.flatMap((line, i) => {
    const found = parsed[i];
    return found ? [{ line, found, score: scoreLine(line, found) }] : [];
  });
  const bySource: Record<string, Accuracy> = {};
  for (const source of new Set(lines.map((line) => line.source)))
    bySource[source] = summarise(scored.filter(({ line }) => line.source === source).map(({ score }) => score));
  console.table(bySource);
  for (const { line, found } of scored.filter(({ score }) => !score.sentence).slice(0, Number(values.errors)))
    console.log(mistakes(line, found.tokens));
  console.log(
    JSON.stringify({
      ...summarise(scored.map(({ score }) => score)),
      linesPerSecond,
      fold,
      bare: values.bare,
      bySource,
    }),
  );
}

function mistakes(line: LabelledLine, tokens: ReturnType<typeof parseWith>['tokens']): string {
  return `${line.sentence}\n   gold: ${line.tokens.map((token, i) => `${token}/${line.labels[i]}`).join(' ')}\n   ours: ${tokens.map(({ text, label }) => `${text}/${label}`).join(' ')}`;
}

/** Training takes minutes, so the model of a fold is kept beside the installed packages. */
function modelWithout(
  all: readonly LabelledLine[],
  unlabelled: readonly string[],
  fold: number,
  calibration: Calibration,
  folder: string,
): ModelForm {
  const file = join(folder, `fold-${fold}.weights.json`);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    console.error(`Training without fold ${fold}; the model is kept in ${file}`);
  }
  const form = trainModel({ lines: all.filter((line) => line.fold !== fold), unlabelled }, calibration, (news) =>
    console.error(news),
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(form));
  return form;
}
