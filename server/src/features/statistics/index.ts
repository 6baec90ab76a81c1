export { createGroupRoom } from './group-room.ts';
export { groupFolders, storageOf } from './measure-storage.ts';
export { sizeText } from './size-text.ts';
export { statisticsRoutes } from './statistics.routes.ts';
