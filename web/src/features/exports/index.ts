import { lazy } from '../../lib/screen/lazy.ts';

export { downloadExport } from './download-export.ts';
export { ExportList } from './ExportList.tsx';
export const ExportDialog = lazy(() => import('./ExportDialog.tsx'));
