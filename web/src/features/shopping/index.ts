export { clearDevice, sendWhatWaits } from './sync/leave-device.ts';
