export { MovedInstance } from './MovedInstance.tsx';
