import { contract } from '@larder/contract';
import { implement, type Route } from '../../../platform/http/index.ts';
import { getRecipe } from '../../recipes/index.ts';
import { reread, takeOver } from './reread.ts';
import { findSourcePage, type SourcePage } from './source-page.ts';

const aboutPage = ({ url, fetchedAt, readAt }: SourcePage) => ({ url, fetchedAt, readAt });

export const sourcePageRoutes: Route[] = implement(contract.sourcePages, {
  get: async ({ params }, { db, platform }) => {
    const { id } = await getRecipe(db, params.slug);
    const page = await findSourcePage(platform.files, id);
    return page ? aboutPage(page) : null;
  },
  reread: async ({ params }, context) => {
    const { page, differences, isRuleOutdated } = await reread(context, params.slug);
    return { ...aboutPage(page), differences, isRuleOutdated };
  },
  takeOver: ({ params, body }, context) => takeOver(context, params.slug, body.fields),
});
