/** What a word of an ingredient line is; the names are those of the corpus the model is trained on. */
export const labels = ['NAME', 'QTY', 'UNIT', 'SIZE', 'PREP', 'COMMENT', 'PURPOSE', 'PUNC'] as const;
export type Label = (typeof labels)[number];

/** Punctuation is known from its characters, so that the model only decides between the labels before it. */
export const decidedLabels = labels.length - 1;

export const foodLabel = labels.indexOf('NAME');

export function labelAt(index: number): Label {
  return labels[index] ?? 'COMMENT';
}
