import { contract } from '@larder/contract';
import { implement, type Route } from '../../../platform/http/index.ts';
import { getRecipe } from '../../recipes/index.ts';
import { findKeptPage, type KeptPage } from './kept-page.ts';
import { reread, takeOver } from './reread.ts';

const aboutPage = ({ url, fetchedAt, readAt }: KeptPage) => ({ url, fetchedAt, readAt });

export const keptPageRoutes: Route[] = implement(contract.keptPages, {
  get: async ({ params }, { db, platform }) => {
    const { id } = await getRecipe(db, params.slug);
    const page = await findKeptPage(platform.files, id);
    return page ? aboutPage(page) : null;
  },
  reread: async ({ params }, context) => {
    const { page, differences } = await reread(context, params.slug);
    return { ...aboutPage(page), differences };
  },
  takeOver: ({ params, body }, context) => takeOver(context, params.slug, body.fields),
});
