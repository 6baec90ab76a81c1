export { groupFolders, storageOf } from './measure-storage.ts';
export { createRefuseUpload } from './refuse-upload.ts';
export { sizeText } from './size-text.ts';
export { statisticsRoutes } from './statistics.routes.ts';
