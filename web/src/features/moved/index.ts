export { MovedInstance } from './MovedInstance.tsx';
export { MovedProblems } from './MovedProblems.tsx';
