import type { MoveServerKind } from '@larder/contract';
import { t } from '../../../lib/messages/index.ts';

/** As the program calls itself. */
export const programName = (server: MoveServerKind): string =>
  t(`moving.app.${server === 'mealie' ? 'mealie_alpha' : server}`);
