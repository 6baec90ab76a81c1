export { LabelChip } from './LabelChip.tsx';
export { SeedLanguage } from './SeedLanguage.tsx';
export { seedLocaleFor } from './seed-locale.ts';
export { seededKinds, useSeeding } from './seeding.api.ts';
