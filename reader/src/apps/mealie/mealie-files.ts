import type { AppAsset, AppPicture } from '../app-recipe.ts';
import { pictureAt, pictureNamed, picturesOf } from '../pictures.ts';
import type { OpenedFile, SentFile } from '../sent-file.ts';
import { addressOf, recordsOf, textOf } from '../values.ts';

/** The original is beside the recipe or in a folder; the smallest ones are made of it and are not taken. The first alphas had all in one folder. */
export const picturesOfMealie = (file: OpenedFile, json: Record<string, unknown>): AppPicture[] => {
  const { around } = file;
  const image = textOf(json.image);
  const slug = textOf(json.slug);
  const own =
    pictureNamed(around, 'images/original') ??
    pictureNamed(around, 'original') ??
    pictureNamed(around, 'images/min-original') ??
    pictureNamed(around, `../images/${slug}`) ??
    pictureNamed(around, `../../images/${slug}`) ??
    pictureNamed(around, slug) ??
    (/\.\w{2,5}$/.test(image) ? pictureAt(around, image) : undefined);
  const address = addressOf(image);
  return own ? picturesOf([own]) : address ? [{ url: address }] : [];
};

/** The other sizes of its picture. */
export const sizesOf = ({ around }: OpenedFile): SentFile[] =>
  ['images/', ''].flatMap((folder) =>
    ['min-original', 'tiny-original'].flatMap((size) => pictureNamed(around, `${folder}${size}`) ?? []),
  );

export const assetsOf = ({ around }: OpenedFile, json: Record<string, unknown>): AppAsset[] =>
  recordsOf(json.assets).flatMap((asset) => {
    const path = textOf(asset.fileName ?? asset.file_name);
    const found = path === '' ? undefined : (around.find(`assets/${path}`) ?? around.find(path));
    const icon = textOf(asset.icon);
    const named = { name: textOf(asset.name) || path, fileName: path, ...(icon.startsWith('mdi-') && { icon }) };
    return found ? [{ ...named, file: found }] : [];
  });
