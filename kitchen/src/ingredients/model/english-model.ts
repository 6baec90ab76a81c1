import form from './english.weights.json' with { type: 'json' };
import { type Model, readModel } from './model.ts';

let model: Model | undefined;

/** Reading the weights takes a tenth of a second, so it waits for the first line. */
export function englishModel(): Model {
  model ??= readModel(form);
  return model;
}
