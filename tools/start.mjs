// npm start: installs what is missing, builds what is stale, and becomes the server. Needs nothing but Node.js and npm.
import './install/node-version.mjs';
import { buildStale } from './build/all.mjs';
import { endWithNpm } from './end-with-npm.mjs';
import { installPackages } from './install/packages.mjs';

installPackages();
await buildStale();
endWithNpm();
await import(new URL('../server/dist/main.js', import.meta.url).href);
