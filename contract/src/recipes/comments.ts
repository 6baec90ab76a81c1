import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ListQuery, page } from '../lists.ts';
import { Id, Message, Stamps } from '../shapes.ts';
import { User } from '../users/user.ts';

export const Comment = z.object({
  id: z.string(),
  groupId: z.string(),
  recipeId: z.string(),
  userId: z.string(),
  user: User.pick({ id: true, username: true, fullName: true, admin: true, cacheKey: true }),
  /** Markdown. */
  text: z.string(),
  ...Stamps,
});
export type Comment = z.infer<typeof Comment>;

/** Letters that a comment may have. */
export const longestComment = 10_000;
const CommentText = z.string().trim().min(1).max(longestComment);

const topics = ['recipes', 'household'] as const;

/** What members say of a recipe. Visitors and holders of a link are shown none of it, as it names members. */
export const comments = {
  list: endpoint({
    method: 'GET',
    path: '/comments',
    access: 'member',
    topics,
    summary: 'Comments on the recipes of the group',
    query: ListQuery,
    reply: page(Comment),
    cached: true,
  }),
  ofRecipe: endpoint({
    method: 'GET',
    path: '/recipes/{slug}/comments',
    access: 'member',
    topics,
    summary: 'Comments on a recipe, the first one first',
    reply: z.array(Comment),
    cached: true,
  }),
  get: endpoint({
    method: 'GET',
    path: '/comments/{itemId}',
    access: 'member',
    topics,
    summary: 'One comment',
    reply: Comment,
    cached: true,
  }),
  create: endpoint({
    method: 'POST',
    path: '/comments',
    access: 'member',
    doneOnce: true,
    summary: 'Comment on a recipe, unless its settings say that nobody can',
    body: z.object({ recipeId: Id, text: CommentText }),
    reply: Comment,
    status: 201,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/comments/{itemId}',
    access: 'member',
    summary: 'Change what an own comment says; administrators change any',
    body: z.object({ id: z.string().max(64).nullish(), text: CommentText }),
    reply: Comment,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/comments/{itemId}',
    access: 'member',
    summary: 'Put an own comment in the bin; administrators do so with any',
    reply: Message,
  }),
};
