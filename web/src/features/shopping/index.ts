export { shoppingPreferences } from './shopping-preferences.ts';
export { clearDevice, sendWhatWaits } from './sync/leave-device.ts';
export { newId } from './sync/waiting-operation.ts';
export { useLists } from './use-lists.ts';
