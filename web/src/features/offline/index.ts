export { leaveDevice, openDevice } from './device.ts';
