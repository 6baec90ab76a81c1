export { calibrated, type PartConfidence, rawConfidence } from './confidence.ts';
export { english } from './english.ts';
export { featureWidth, gapKinds, type LineFeatures, lineFeatures } from './features.ts';
export { decidedLabels, type Label, labels } from './labels.ts';
export { type LabelledPath, readChain } from './model/chain.ts';
export { digitCode, levels } from './model/digits.ts';
export {
  type Calibration,
  type CalibrationCurve,
  edgeClasses,
  edgesOf,
  type Model,
  type ModelForm,
  readModel,
  transitionCount,
} from './model/model.ts';
export {
  digitsOfEmbeddingKey,
  type MatrixForm,
  type NetworkForm,
  networkScores,
  placeKeys,
  wordKeys,
} from './model/network.ts';
export { digitsOfKey, type SparseForm, sparseScores } from './model/sparse-scores.ts';
export { tagLine } from './model/tag-line.ts';
export { parseEnglish } from './parse-ingredient.ts';
export { type ParsedIngredient, type ParsedToken, parseWith } from './parse-with.ts';
export { amountByLabels } from './parts-by-labels.ts';
export { type Token, tokenize } from './tokenize.ts';
