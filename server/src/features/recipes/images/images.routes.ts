import { contract } from '@larder/contract';
import { implement } from '../../../platform/http/index.ts';
import { changeOf } from '../change.ts';
import { fetchImage, removeImage, replaceImage } from './change-image.ts';

const { replaceImage: replace, fetchImage: fetch, removeImage: remove } = contract.recipes;

export const imageRoutes = implement(
  { replace, fetch, remove },
  {
    replace: async ({ params, files }, context) => ({
      image: await replaceImage(context.db, changeOf(context), params.slug, files.image.bytes),
    }),
    fetch: async ({ params, body }, context) => {
      const { outbound, room } = context.platform;
      const change = { ...changeOf(context), outbound, room };
      await fetchImage(context.db, change, params.slug, body.url);
      return null;
    },
    remove: async ({ params }, context) => {
      await removeImage(context.db, changeOf(context), params.slug);
      return null;
    },
  },
);
