import { featureWidth, gapKinds, type LineFeatures } from '../features.ts';
import { decidedLabels as width } from '../labels.ts';
import { type Transitions, transitionsOf } from './chain.ts';
import { type MatrixForm, type Network, type NetworkForm, readMatrix, readNetwork } from './network.ts';
import { readSparseScores, type SparseForm, type SparseScores } from './sparse-scores.ts';

/** A trained model as it is kept in the repository. */
export interface ModelForm {
  notice: string;
  featureWidth: number;
  /** The linear part alone, which is sure of most lines. */
  sparse: SparseForm;
  transitions: MatrixForm;
  /** Asked about the lines of which the linear part is less sure than `sureEnough`; added to it. */
  network: NetworkForm;
  /** What the linear part counts for beside the network. */
  linearShare: number;
  /** The transitions of both together. */
  jointTransitions: MatrixForm;
  sureEnough: number;
  /** How much likelier, as a logarithm, a reading without a food has to be than one with it. */
  doubtOfNoFood: number;
  calibration: Calibration;
}

/** For each part of a line, rising values of what the model says, and how often it is right when it says that. */
export type Calibration = Record<'quantity' | 'unit' | 'food' | 'note' | 'word', CalibrationCurve>;

export interface CalibrationCurve {
  said: number[];
  right: number[];
}

export interface Model {
  sparse: SparseScores;
  transitions: Transitions;
  network: Network;
  linearShare: number;
  jointTransitions: Transitions;
  sureEnough: number;
  doubtOfNoFood: number;
  calibration: Calibration;
}

/** Classes of the word that an edge leads to, for which transitions are learned of their own. */
export const edgeClasses = 3;
export const transitionCount = gapKinds * edgeClasses * width * width;

/** Which table of transitions joins each position and the one before it. */
export function edgesOf(line: LineFeatures): number[] {
  return line.gaps.map((gap, i) => {
    const word = line.facts[i];
    return gap * edgeClasses + (word?.isConjunction ? 1 : word?.isParticiple ? 2 : 0);
  });
}

export function readModel(form: ModelForm): Model {
  if (form.featureWidth !== featureWidth)
    throw new Error('The weights were trained with other features; run train:ingredients');
  return {
    sparse: readSparseScores(form.sparse),
    transitions: transitionsOf(readMatrix(form.transitions)),
    network: readNetwork(form.network),
    linearShare: form.linearShare,
    jointTransitions: transitionsOf(readMatrix(form.jointTransitions)),
    sureEnough: form.sureEnough,
    doubtOfNoFood: form.doubtOfNoFood,
    calibration: form.calibration,
  };
}
