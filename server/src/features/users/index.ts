export { answerAvatar, readAvatar, removeAvatar } from './avatar.ts';
export { newUser } from './new-user.ts';
export { type Noticed, noticeFor, wordsOfReader } from './notices.ts';
export { asSeenByOthers, findOwnOpinion, listFavorites, removeOpinions } from './opinions.repository.ts';
export { rateRecipe } from './rate-recipe.ts';
export {
  addUser,
  findMember,
  findTokenVersion,
  findUser,
  listUsers,
  replacePassword,
  requireManager,
  shapeUser,
  updateUser,
  userColumns,
} from './users.repository.ts';
export { userRoutes } from './users.routes.ts';
export { usersTables } from './users.tables.ts';
