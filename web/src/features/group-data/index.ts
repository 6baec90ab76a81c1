export { seedLocaleFor } from './seed-locale.ts';
export { seededKinds, useSeeding } from './seeding.api.ts';
