export { shoppingPreferences } from './shopping-preferences.ts';
export { deviceOf } from './sync/device.ts';
export { allLists, fetchLists } from './sync/fetch-lists.ts';
export { clearDevice, sendWhatWaits } from './sync/leave-device.ts';
export { useLists } from './use-lists.ts';
