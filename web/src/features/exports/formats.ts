import type { ExportFormat } from '@larder/contract';
import { t } from '../../lib/messages/index.ts';

/** The forms in which recipes are taken away, and what each is good for. */
export const formatNames: Record<ExportFormat, { name: () => string; hint: () => string }> = {
  json: { name: () => t('recipe-data.format-larder'), hint: () => t('recipe-data.format-whole-hint') },
  'schema-org': { name: () => t('recipe-data.format-schema'), hint: () => t('recipe-data.format-schema-hint') },
  markdown: { name: () => t('recipe-data.format-markdown'), hint: () => t('recipe-data.format-markdown-hint') },
  epub: { name: () => t('recipe-data.format-epub'), hint: () => t('recipe-data.format-epub-hint') },
  pdf: { name: () => t('recipe-data.format-pdf'), hint: () => t('recipe-data.format-pdf-hint') },
  mealie: { name: () => t('recipe-data.format-mealie'), hint: () => t('recipe-data.format-mealie-hint') },
  paprika: { name: () => t('recipe-data.format-paprika'), hint: () => t('recipe-data.format-paprika-hint') },
  cooklang: { name: () => t('recipe-data.format-cooklang'), hint: () => t('recipe-data.format-cooklang-hint') },
  everything: { name: () => t('recipe-data.format-all'), hint: () => t('recipe-data.format-all-hint') },
};
