import { isStale, make, outputs } from './outputs.mjs';

/** Loaded when there is something to build: a start that finds everything built loads no builder. */
const builders = {
  server: async () => (await import('./server.mjs')).buildServer(),
  web: async () => (await import('./web.mjs')).buildWeb(),
};

export const buildAll = () => build(Object.keys(outputs));

/** Builds what changed since the last time; nothing when nothing did. */
export const buildStale = () => build(Object.keys(outputs).filter((name) => isStale(outputs[name])));

async function build(names) {
  if (names.length === 0) return;
  const start = performance.now();
  console.log(`Building ${names.join(' and ')} …`);
  try {
    await Promise.all(names.map((name) => make(outputs[name], builders[name])));
  } catch (error) {
    console.error(`The build failed: ${error.message}`);
    process.exit(1);
  }
  console.log(`Built in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
