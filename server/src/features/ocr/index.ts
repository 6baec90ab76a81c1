export { ocrRoutes } from './ocr.routes.ts';
