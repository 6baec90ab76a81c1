export { type Accounts, createAccounts } from './accounts.ts';
export { authRoutes } from './auth.routes.ts';
export { authTables } from './auth.tables.ts';
export { authTasks } from './auth.tasks.ts';
export { callerLookUps, callersRepository } from './callers.repository.ts';
export { unlockAccount } from './log-in.ts';
export { forgetWrongPasswordsOf } from './password-attempts.repository.ts';
export { addGroup } from './register.ts';
export { refuseTakenNames } from './taken-names.ts';
