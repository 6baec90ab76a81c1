export { newUser } from './new-user.ts';
export { findUser, listUsers } from './users.repository.ts';
