import { argv } from 'node:process';

/** What can be measured for accuracy, each with its own parameters. */
const measurements: Record<string, () => Promise<(parameters: string[]) => void | Promise<void>>> = {
  reader: async () => (await import('./reader-accuracy.ts')).readerAccuracy,
  migrations: async () => (await import('./migrations-accuracy.ts')).migrationsAccuracy,
  sizes: async () => (await import('./reader-sizes.ts')).readerSizes,
  variants: async () => (await import('./reader-variants.ts')).readerVariants,
  ingredients: async () => (await import('./ingredients-accuracy.ts')).ingredientsAccuracy,
};

const [name = '', ...parameters] = argv.slice(2);
const measurement = measurements[name];
if (!measurement) throw new Error(`usage: npm run accuracy -- ${Object.keys(measurements).join('|')} …`);
await (await measurement())(parameters);
