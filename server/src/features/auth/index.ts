export { type Accounts, createAccounts } from './accounts.ts';
export { authRoutes } from './auth.routes.ts';
export { authTables } from './auth.tables.ts';
export { unlockAccount } from './log-in.ts';
