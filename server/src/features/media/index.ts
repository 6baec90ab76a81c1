export { answerAvatar } from './answer-avatar.ts';
export { mediaRoutes } from './media.routes.ts';
