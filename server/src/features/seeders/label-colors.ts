import type source from './data/en-US.json';

export type LabelKey = keyof typeof source.labels;

export const labelColors: Readonly<Record<LabelKey, string>> = {
  vegetables: '#4CAF50',
  fruit: '#E57373',
  herbs: '#8BC34A',
  meat: '#B71C1C',
  poultry: '#D7A15C',
  fish: '#0288D1',
  dairy: '#90CAF9',
  cheese: '#FFD54F',
  tofu: '#A5D6A7',
  bakery: '#BC8F5F',
  baking: '#F0C9A0',
  spices: '#C62828',
  grains: '#D4B483',
  legumes: '#795548',
  nuts: '#A1887F',
  canned: '#78909C',
  oils: '#AFB42B',
  condiments: '#FF7043',
  sweets: '#EC407A',
  snacks: '#FFA726',
  frozen: '#4DD0E1',
  beverages: '#42A5F5',
  alcohol: '#7E57C2',
  household: '#B0BEC5',
  other: '#E0E0E0',
};
