import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Calibration, type ModelForm, parseWith, readModel } from '@larder/kitchen/ingredients/training';
import { Observations } from './calibrate.ts';
import { readLabelledLines, unlabelledLinesBeside } from './corpus.ts';
import { type LineScore, scoreLine, summarise } from './score.ts';
import { trainModel, uncalibrated } from './train-model.ts';

const usage = `npm run train:ingredients -- CORPUS.jsonl.gz [--cross-validate 0,1,2,3,4] [--folds FOLDER]
Cross-validates on the folds of the corpus, calibrates the confidences by it, trains on all lines and writes the weights.
Lines without labels are taken from unlabelled.txt.gz beside the corpus.
  --cross-validate FOLDS  only these folds; with '' none, and the calibration of the weights that are there is kept
  --folds FOLDER          keep the model of each fold there, and take the ones that are there already`;

const weightsFile = join(import.meta.dirname, '../../../kitchen/src/ingredients/model/english.weights.json');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { folds: { type: 'string' }, 'cross-validate': { type: 'string', default: '0,1,2,3,4' } },
});
const corpus = positionals[0];
if (!corpus) throw new Error(usage);

const lines = readLabelledLines(corpus);
const unlabelled = unlabelledLinesBeside(corpus);
const folds = values['cross-validate'].split(',').filter(Boolean).map(Number);
const calibration = folds.length === 0 ? readForm(weightsFile).calibration : crossValidate();
const form = trainModel({ lines, unlabelled }, calibration, say);
writeFileSync(weightsFile, JSON.stringify(form));
say(`${weightsFile}: ${Math.round(JSON.stringify(form).length / 1000)} kB`);

function crossValidate(): Calibration {
  const observations = new Observations();
  const all: LineScore[] = [];
  for (const fold of folds) {
    const model = readModel(formOfFold(fold));
    const scores: LineScore[] = [];
    for (const line of lines.filter((line) => line.fold === fold)) {
      const parsed = parseWith(model, line.sentence);
      const score = scoreLine(line, parsed);
      observations.add(model, line, parsed, score);
      scores.push(score);
    }
    say(`fold ${fold}: ${JSON.stringify(summarise(scores))}`);
    all.push(...scores);
  }
  say(`all folds: ${JSON.stringify(summarise(all))}`);
  say(`reliability: ${JSON.stringify(observations.reliability())}`);
  return observations.calibration();
}

function formOfFold(fold: number): ModelForm {
  const file = values.folds && join(values.folds, `fold-${fold}.weights.json`);
  if (file) {
    try {
      return readForm(file);
    } catch {
      say(`fold ${fold} has no model yet`);
    }
  }
  const form = trainModel({ lines: lines.filter((line) => line.fold !== fold), unlabelled }, uncalibrated, (news) =>
    say(`fold ${fold}: ${news}`),
  );
  if (file) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(form));
  }
  return form;
}

function readForm(file: string): ModelForm {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function say(news: string): void {
  process.stderr.write(`${news}\n`);
}
