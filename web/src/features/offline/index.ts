export { leaveDevice, openDevice, sendChangesHere } from './device.ts';
