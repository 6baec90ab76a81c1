import type { LineFeatures } from '../features.ts';
import { foodLabel } from '../labels.ts';
import { type LabelledPath, readChain } from './chain.ts';
import { edgesOf, type Model } from './model.ts';
import { networkScores } from './network.ts';
import { sparseScores } from './sparse-scores.ts';

/**
 * Labels the words of a line. The network costs ten times the linear part, so only doubtful lines are brought before it, and the
 * few without a food.
 */
export function tagLine(model: Model, line: LineFeatures): LabelledPath {
  const count = line.tokens.length;
  const edges = edgesOf(line);
  const linear = sparseScores(model.sparse, line);
  const first = readChain(linear, count, model.transitions, edges, model.doubtOfNoFood);
  if (first.certainty >= model.sureEnough && (first.path.includes(foodLabel) || count === 0)) return first;
  const joint = networkScores(model.network, line);
  for (let k = 0; k < joint.length; k += 1) joint[k] = (joint[k] ?? 0) + (linear[k] ?? 0) * model.linearShare;
  return readChain(joint, count, model.jointTransitions, edges, model.doubtOfNoFood);
}
