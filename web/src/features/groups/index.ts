export { householdRights } from './rights.ts';
