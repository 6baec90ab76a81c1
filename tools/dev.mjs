// npm run dev: the server and the web application from their sources, both taking up every change. Ctrl-C ends both.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import './install/node-version.mjs';
import { endWithNpm } from './end-with-npm.mjs';
import { installPackages } from './install/packages.mjs';

const home = fileURLToPath(new URL('../', import.meta.url));
const bin = (file) => join(home, 'node_modules', file);
const port = process.env.API_PORT ?? '9000';

installPackages();
endWithNpm();
const children = [
  run(home, bin('tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', 'server/src/main.ts'),
  run(join(home, 'web'), bin('vite/bin/vite.js'), '--clearScreen', 'false'),
];
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(signal));

function run(cwd, ...args) {
  const env = { ...process.env, API_ORIGIN: `http://localhost:${port}` };
  const child = spawn(process.execPath, args, { cwd, env, stdio: 'inherit' });
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0;
    end('SIGTERM');
  });
  return child;
}

function end(signal) {
  for (const child of children) if (child.exitCode === null) child.kill(signal);
}
