import {
  addressHealth,
  clockHealth,
  databaseHealth,
  diskHealth,
  jobsHealth,
  proxyHealth,
  scheduleHealth,
  versionHealth,
} from '../features/admin/index.ts';
import { signOnHealth } from '../features/auth/index.ts';
import { type Backups, backupHealth, secondPlaceHealth } from '../features/backups/index.ts';
import { mailHealth } from '../features/mail/index.ts';
import type { InstanceDatabase } from '../platform/database/instance-database.ts';
import type { HealthCheck } from '../platform/health/index.ts';
import type { Platform } from '../platform/http/index.ts';
import { version } from './version.ts';

/** What the first page of the administration looks at, in the order in which it tells. */
export const healthChecks = (instance: InstanceDatabase, platform: Platform, backups: Backups): HealthCheck[] => {
  const { settings, mailer } = platform;
  return [
    versionHealth(version),
    addressHealth(settings.BASE_URL),
    proxyHealth,
    clockHealth(settings.TZ),
    diskHealth(settings.DATA_DIR),
    databaseHealth(instance),
    jobsHealth(instance),
    scheduleHealth(instance),
    mailHealth(mailer, settings),
    backupHealth(backups, { isNightly: settings.BACKUP_NIGHTLY }),
    secondPlaceHealth(backups),
    ...signOnHealth(instance, platform),
  ];
};
