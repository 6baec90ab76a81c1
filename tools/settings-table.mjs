// npx tsx tools/settings-table.mjs: writes the settings that the server reads into the README.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { definitions, settingMeaning } from '../server/src/platform/settings/index.ts';

const words = JSON.parse(readFileSync(new URL('../messages/src/en-US.json', import.meta.url), 'utf8'));

const readme = new URL('../README.md', import.meta.url);
const colours = /^THEME_/;

/** The README with the tables of settings as the server has them. */
export function withSettings(text) {
  const names = Object.keys(definitions);
  const settings = fill(text, 'settings', table(names.filter((name) => !colours.test(name))));
  return fill(settings, 'colours', table(names.filter((name) => colours.test(name))));
}

export const readReadme = () => readFileSync(readme, 'utf8');

function fill(text, name, content) {
  const place = new RegExp(`(<!-- ${name} -->\n)[^]*?(<!-- /${name} -->)`);
  if (!place.test(text)) throw new Error(`README.md has no place for the ${name}`);
  return text.replace(place, (_, start, end) => `${start}\n${content}\n\n${end}`);
}

function table(names) {
  const rows = names.map((name) => {
    const { fallback, guide } = definitions[name];
    const more = guide ? `; [more](${guide})` : '';
    return `| \`${name}\` | ${fallback ? `\`${fallback}\`` : ''} | ${words[settingMeaning(name)]}${more} |`;
  });
  return ['| Setting | Default | Meaning |', '|---|---|---|', ...rows].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(readme, withSettings(readReadme()));
