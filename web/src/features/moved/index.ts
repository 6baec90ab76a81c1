export { MovedInstance } from './MovedInstance.tsx';
export { MovedProblems, Unheld } from './MovedProblems.tsx';
