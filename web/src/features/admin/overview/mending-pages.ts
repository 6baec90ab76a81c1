import type { HealthPage } from '@larder/contract';
import type { LinkOptions } from '@tanstack/react-router';
import type { MessageKey } from '../../../lib/messages/index.ts';

/** Where a health check leads to, and what its button says. */
export const mendingPages: Partial<Record<HealthPage, { title: MessageKey; link: LinkOptions }>> = {};
