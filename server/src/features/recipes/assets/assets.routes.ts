import { contract } from '@larder/contract';
import { implement } from '../../../platform/http/index.ts';
import { changeOf } from '../change.ts';
import { addAsset } from './add-asset.ts';

const { addAsset: add } = contract.recipes;

export const assetRoutes = implement(
  { add },
  {
    add: ({ params, form, files }, context) =>
      addAsset(context.db, changeOf(context), params.slug, { ...form, file: files.file }),
  },
);
