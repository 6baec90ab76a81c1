import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { mealieDatabase, mealieId } from '../reader/test/mealie-database.ts';
import { writeZip } from '../server/src/platform/files/index.ts';

const soup = readFileSync(fileURLToPath(new URL('../web/src/art/tomato-soup.webp', import.meta.url)));

/** The password of everybody in the backup, and how it is kept there. */
export const oldPassword = 'carrots and peas';
const kept = '$2b$10$HZ87WOxhDfJ4Fy.k94V7ZO88cl0UhAhuBUanKC35W67BQHa1laTFa';

/** A backup as Mealie 2 writes it: two groups, three people with one password, and a picture. */
export const mealieBackup = (): Promise<Buffer> =>
  buffer(
    writeZip([
      {
        path: 'database.json',
        content: JSON.stringify(mealieDatabase('86054b40fd06', { password: kept })),
      },
      { path: `data/recipes/${mealieId('leek soup')}/images/original.webp`, content: soup },
    ]),
  );
