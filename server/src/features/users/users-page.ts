import type { ListQuery, Page } from '@larder/contract';
import type { GroupDatabase } from '../../platform/database/index.ts';
import { listNames } from './users.repository.ts';

type UserName = Awaited<ReturnType<typeof listNames>>[number];

/** A household's members are few: all are read, and the page is cut from them. */
export const pageOfUsers = async (db: GroupDatabase, query: ListQuery): Promise<Page<UserName>> => {
  const users = await listNames(db);
  const total = users.length;
  const perPage = query.perPage < 0 ? Math.max(total, 1) : query.perPage;
  const pages = perPage === 0 ? 0 : Math.ceil(total / perPage);
  const page = Math.max(query.page === -1 ? pages : query.page, 1);
  const address = (number: number) => `/users/group-users?page=${number}&perPage=${query.perPage}`;
  return {
    page,
    per_page: query.perPage < 0 ? total : query.perPage,
    total,
    total_pages: pages,
    items: users.slice((page - 1) * perPage, page * perPage),
    next: page < pages ? address(page + 1) : null,
    previous: page > 1 && pages > 0 ? address(Math.min(page - 1, pages)) : null,
  };
};
