import { Readable } from 'node:stream';
import { aboutRoutes } from '../features/about/index.ts';
import { activityRoutes } from '../features/activity/index.ts';
import {
  adminAboutRoutes,
  adminGroupRoutes,
  adminHouseholdRoutes,
  adminUserRoutes,
  healthRoutes,
  latelyRoutes,
  maintenanceRoutes,
  probeRoutes,
  taskRoutes,
} from '../features/admin/index.ts';
import { authRoutes, createAccounts } from '../features/auth/index.ts';
import {
  type Backups,
  backupRoutes,
  householdFile,
  setupRestoreRoutes,
  writeHousehold,
} from '../features/backups/index.ts';
import { cookbookRoutes, recipeListRoutes } from '../features/cookbooks/index.ts';
import { deliveryJobs, deliveryRoutes } from '../features/deliveries/index.ts';
import { describePage, exploreRoutes } from '../features/explore/index.ts';
import { groupRoutes, revisionRoutes } from '../features/groups/index.ts';
import { bulkImportJobs, importRoutes, restoreJobs } from '../features/import/index.ts';
import { ingredientRoutes } from '../features/ingredients/index.ts';
import { mailRoutes } from '../features/mail/index.ts';
import { calendarRoutes, mealplanJobs, mealplanRoutes } from '../features/mealplans/index.ts';
import { mediaRoutes } from '../features/media/index.ts';
import { householdRoutes, memberRoutes, ownAccountRoutes } from '../features/members/index.ts';
import { migrationRoutes, moveJobs, moveRoutes, moveServerRoutes } from '../features/moving-in/index.ts';
import { notifierRoutes, notifierSender } from '../features/notifications/index.ts';
import { ocrRoutes } from '../features/ocr/index.ts';
import { createPushKeys, pushJobs, pushRoutes } from '../features/push/index.ts';
import { recipeActionRoutes } from '../features/recipe-actions/index.ts';
import {
  assetRoutes,
  bulkActionRoutes,
  commentRoutes,
  exportJobs,
  exportRoutes,
  favoriteRoutes,
  imageRoutes,
  leftoverJobs,
  organizerPictureRoutes,
  recipeChangeRoutes,
  recipeExportRoutes,
  recipeRoutes,
  recipeUseRoutes,
  recipeVersionRoutes,
  savedFilterRoutes,
  sizingJobs,
  timelineRoutes,
} from '../features/recipes/index.ts';
import { reportRoutes } from '../features/reports/index.ts';
import { searchRoutes } from '../features/search/index.ts';
import { describeSharedPage, shareRoutes, sharingJobs } from '../features/sharing/index.ts';
import { learnJobs, oldItemsJobs, shoppingRoutes } from '../features/shopping/index.ts';
import { statisticsRoutes } from '../features/statistics/index.ts';
import { findColours, themeRoutes } from '../features/theme/index.ts';
import { userRoutes } from '../features/users/index.ts';
import { validatorRoutes } from '../features/validators/index.ts';
import { webhookRoutes, webhookSender } from '../features/webhooks/index.ts';
import type { Connection } from '../platform/database/index.ts';
import { InstanceDatabase } from '../platform/database/instance-database.ts';
import { tieSubscribers } from '../platform/events/index.ts';
import { chooseLanguage, type Platform, type Route, sessionCookieName, wordsIn } from '../platform/http/index.ts';
import type { JobDefinition } from '../platform/jobs/index.ts';
import { mailJobs } from '../platform/mail/index.ts';
import { guardDemo } from './demo/guard-demo.ts';
import { binKinds, dependents, entityJobs, entityRoutes } from './entities.ts';
import { healthChecks } from './health-checks.ts';
import type { DescribePage } from './pages/web-pages.ts';
import { subscribers } from './subscribers.ts';
import { version } from './version.ts';

interface Features {
  routes: Route[];
  /** What is done in the background. */
  jobs: JobDefinition[];
  /** The code that the setup wizard asks for, or null once the server is set up. */
  findSetupCode(): Promise<string | null>;
}

/** Every feature of the server; one that needs more than its caller's group is handed it here and nowhere else. */
export const createFeatures = async (
  platform: Platform,
  connection: Connection,
  backups: Backups,
): Promise<Features> => {
  const instance = new InstanceDatabase(connection);
  const accounts = await createAccounts(instance, platform);
  const push = { ...platform, getKeys: createPushKeys(instance, platform.secret) };
  const checks = healthChecks(instance, platform, backups);
  const routes = [
    ...aboutRoutes(accounts, version, () => findColours(instance, platform.settings)),
    ...themeRoutes(instance),
    ...authRoutes(accounts),
    ...mailRoutes,
    ...userRoutes(accounts),
    ...groupRoutes(accounts),
    ...memberRoutes(instance),
    ...ownAccountRoutes(instance, accounts),
    ...revisionRoutes,
    ...validatorRoutes(accounts),
    ...entityRoutes,
    ...ingredientRoutes(platform),
    ...recipeRoutes,
    ...recipeChangeRoutes,
    ...recipeUseRoutes,
    ...recipeVersionRoutes,
    ...recipeListRoutes,
    ...organizerPictureRoutes,
    ...favoriteRoutes,
    ...savedFilterRoutes,
    ...searchRoutes,
    ...cookbookRoutes,
    ...bulkActionRoutes,
    ...recipeExportRoutes,
    ...imageRoutes,
    ...assetRoutes,
    ...exportRoutes((groupId) => instance.group(groupId)),
    ...mediaRoutes,
    ...reportRoutes,
    ...importRoutes,
    ...moveRoutes,
    ...moveServerRoutes,
    ...migrationRoutes,
    ...ocrRoutes,
    ...exploreRoutes,
    ...commentRoutes,
    ...timelineRoutes,
    ...shoppingRoutes,
    ...statisticsRoutes,
    ...shareRoutes(instance),
    ...mealplanRoutes,
    ...householdRoutes,
    ...activityRoutes,
    ...deliveryRoutes,
    ...webhookRoutes,
    ...notifierRoutes,
    ...recipeActionRoutes,
    ...pushRoutes(instance, push),
    // Whoever has the address of a calendar is nobody in particular.
    ...calendarRoutes((groupId) => instance.group(groupId).readingAs({ userId: null })),
    ...adminUserRoutes(instance, accounts),
    ...adminGroupRoutes(instance, accounts),
    ...adminHouseholdRoutes(instance, accounts),
    ...backupRoutes(backups, platform),
    ...setupRestoreRoutes(backups, accounts.setup, platform),
    ...maintenanceRoutes(platform),
    ...taskRoutes(instance),
    ...latelyRoutes(instance),
    ...healthRoutes(checks),
    ...probeRoutes(instance, backups.restoring.isUnderWay),
    ...adminAboutRoutes({ source: accounts, version, checks }),
  ];
  return {
    routes: platform.settings.IS_DEMO ? guardDemo(routes) : routes,
    jobs: [
      ...tieSubscribers(connection, subscribers, platform.log),
      ...mailJobs(platform),
      ...accounts.jobs,
      ...entityJobs(platform),
      ...bulkImportJobs(platform),
      ...exportJobs(platform, (db, userId, at) => [
        { path: householdFile, content: () => Readable.from(writeHousehold(db, userId, at)) },
      ]),
      ...restoreJobs(platform),
      ...moveJobs(platform, { binKinds, dependents }, backups),
      ...leftoverJobs(platform),
      ...sizingJobs(platform),
      ...mealplanJobs(platform),
      ...sharingJobs(platform.clock),
      ...learnJobs(platform),
      ...oldItemsJobs(platform),
      ...deliveryJobs({ webhook: webhookSender(platform), notifier: notifierSender(platform) }, platform),
      ...pushJobs(push),
    ],
    findSetupCode: accounts.setup.findCode,
  };
};

/** What goes into the head of a page before it is sent, for the features that have something to say. */
export const describePages = (platform: Platform, connection: Connection): DescribePage => {
  const instance = new InstanceDatabase(connection);
  const describe = describePage(instance, platform);
  const describeShared = describeSharedPage(instance, platform);
  return async (request) => {
    const visit = {
      path: request.url.split('?')[0] ?? '/',
      sessionToken: request.cookies[sessionCookieName],
      words: wordsIn(chooseLanguage(request.headers['accept-language'])),
    };
    return (await describeShared(visit)) ?? describe(visit);
  };
};
