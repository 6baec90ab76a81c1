import type { ExportFormat } from '@larder/contract';
import { t } from '../../lib/messages/index.ts';

/** The forms in which recipes are taken away, and what each is good for. */
export const formatNames: Record<ExportFormat, { name: () => string; hint: () => string }> = {
  json: { name: () => t('recipe-data.format-whole'), hint: () => t('recipe-data.format-whole-hint') },
  'schema-org': { name: () => t('recipe-data.format-schema'), hint: () => t('recipe-data.format-schema-hint') },
  markdown: { name: () => t('recipe-data.format-markdown'), hint: () => t('recipe-data.format-markdown-hint') },
};
