import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PaperSize } from '@larder/contract';
import type { GroupDatabase } from '../../../../platform/database/index.ts';
import { AppError } from '../../../../platform/errors/index.ts';
import type { FileStore } from '../../../../platform/files/index.ts';
import type { Words } from '../../../../platform/http/index.ts';
import { createWorkerPool, programBeside, type WorkerPool } from '../../../../platform/workers/index.ts';
import type { Chapter } from '../chapters.ts';
import { type Course, readInOrder } from '../read-in-order.ts';
import type { ExportedRow } from '../recipe-exports.repository.ts';
import { jpegIn } from '../recipe-files.ts';
import { type PrintedBook, pictureSizes } from './printed-book.ts';
import { printedRecipe } from './printed-recipe.ts';
import type * as tasks from './write-pages.ts';

/** Pages are laid out in a thread of the book's own, which remembers what has been written so far. */
const openWriter = (): WorkerPool<typeof tasks> =>
  createWorkerPool<typeof tasks>({
    file: programBeside(import.meta.url, { source: './book-worker.ts', built: './print-book.js' }),
    size: 1,
    // A recipe takes some milliseconds, and the contents of the largest book some seconds.
    deadline: 120_000,
    megabytes: 600,
    // Bytes wait for a disk that is slow, and the thread for them.
    idle: 30 * 60_000,
    refusal: () => new AppError('export.too-complex'),
  });

interface Printing extends Course {
  files: FileStore;
  /** Where an administrator may have put fonts. */
  dataDir: string;
  words: Words;
  language: string;
  title: string;
  owner: string;
  at: Date;
  paper: PaperSize;
  chapters: readonly Chapter[];
  /** Told at the end, of which scripts letters were to be printed that no font has. */
  onUnprinted(scripts: readonly string[]): void;
}

/** A cookbook to be printed, as the bytes of a PDF, written page by page while they are taken. */
export async function* printBook(db: GroupDatabase, printing: Printing): AsyncGenerator<Uint8Array> {
  const { files, words, chapters } = printing;
  const writer = openWriter();
  const picture = async (row: Pick<ExportedRow, 'id' | 'image'> | undefined, size: keyof typeof pictureSizes) =>
    row ? ((await jpegIn(files, row, pictureSizes[size])) ?? null) : null;
  try {
    yield await writer.run('begin', await bookOf(printing));
    let done = 0;
    for (const { title, recipes } of chapters) {
      if (title) {
        const about = words('export.count', { count: recipes.length });
        const names = recipes.map(({ name }) => name);
        const shown = await picture(chapterPicture(recipes), 'chapter');
        yield await writer.run('addChapter', { title, about, names, picture: shown });
      }
      const course = { ...printing, onProgress: (more: number) => printing.onProgress(done + more) };
      for await (const part of readInOrder(
        db,
        recipes.map(({ number }) => number),
        course,
      )) {
        for (const { recipe } of part) {
          printing.signal.throwIfAborted();
          yield await writer.run('addRecipe', printedRecipe(recipe, await picture(recipe, 'recipe'), words));
        }
      }
      done += recipes.length;
    }
    const shown = chapters.flatMap(({ recipes }) => recipes).find(({ image }) => image);
    const { bytes, unprinted } = await writer.run('end', await picture(shown, 'cover'));
    printing.onUnprinted(unprinted);
    yield bytes;
  } finally {
    writer.close();
  }
}

/** Not that of the first one, which stands on the page beside it. */
const chapterPicture = ([, ...others]: readonly ExportedRow[]): ExportedRow | undefined => {
  const shown = others.filter(({ image }) => image);
  return shown[Math.floor(shown.length / 2)];
};

const bookOf = async ({
  title,
  owner,
  language,
  paper,
  at,
  words,
  chapters,
  dataDir,
}: Printing): Promise<PrintedBook> => ({
  title,
  owner,
  language,
  paper,
  at: at.toISOString(),
  words: {
    contents: words('export.contents'),
    ingredients: words('export.ingredients'),
    method: words('export.method'),
    nutrition: words('export.nutrition'),
    source: words('export.source'),
    about: words('export.about-book', {
      count: chapters.reduce((sum, { recipes }) => sum + recipes.length, 0),
      date: new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(at),
    }),
  },
  moreFonts: await fontsIn(join(dataDir, 'fonts')),
});

/** Letters of scripts that ours lack are looked for in fonts that somebody put into this folder. */
const fontsIn = async (folder: string): Promise<string[]> => {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => /\.(?:ttf|otf|woff)$/i.test(name))
    .toSorted()
    .map((name) => join(folder, name));
};
