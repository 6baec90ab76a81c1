// npm run build: bundles the server and builds the web application, both anew.
import './install/node-version.mjs';
import { buildAll } from './build/all.mjs';
import { installPackages } from './install/packages.mjs';

installPackages();
await buildAll();
