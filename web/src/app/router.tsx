import { createRouter } from '@tanstack/react-router';
import { SkeletonPage } from '../components/Skeleton.tsx';
import { placeOf } from '../features/recipes/list/last-list.ts';
import { adminRoutes } from './routes/admin.ts';
import { entryRoutes } from './routes/auth.ts';
import { cookbookRoutes } from './routes/cookbooks.ts';
import { createRoutes, importRoutes, newRecipeRoute, receiveRoute, shareRoute } from './routes/create.ts';
import { dataRoutes } from './routes/entities.ts';
import {
  adminFrame,
  bareFrame,
  defaultFrame,
  groupFrame,
  homeRoute,
  memberFrame,
  ownGroupFrame,
  rootRoute,
  sharedFrame,
} from './routes/frames.tsx';
import { galleryRoutes } from './routes/gallery.ts';
import { mealplanRoutes } from './routes/mealplans.ts';
import { movingInRoutes } from './routes/moving-in.ts';
import { notificationRoutes } from './routes/notifications.ts';
import { organizerRoutes, recipesOfRoutes } from './routes/organizers.ts';
import { ownRecipeRoutes, recipeRoutes } from './routes/recipes.ts';
import { reportRoutes } from './routes/reports.ts';
import { sharedRoutes } from './routes/sharing.ts';
import { shoppingRoutes } from './routes/shopping.ts';
import { userRoutes } from './routes/users.ts';
import { ErrorScreen } from './screens/ErrorScreen.tsx';
import { NotFound } from './screens/NotFound.tsx';

/** Every page. A feature's routes are in `routes/<feature>.ts`, each under the frame that it is seen in. */
const tree = rootRoute.addChildren([
  homeRoute,
  bareFrame.addChildren(entryRoutes),
  adminFrame.addChildren(adminRoutes),
  sharedFrame.addChildren(sharedRoutes),
  defaultFrame.addChildren([
    groupFrame.addChildren([
      ...recipeRoutes,
      ...cookbookRoutes,
      ...recipesOfRoutes,
      ownGroupFrame.addChildren([
        createRoutes,
        newRecipeRoute,
        ...ownRecipeRoutes,
        ...importRoutes,
        ...organizerRoutes,
      ]),
    ]),
    memberFrame.addChildren([
      dataRoutes,
      receiveRoute,
      shareRoute,
      ...userRoutes,
      ...notificationRoutes,
      ...movingInRoutes,
      ...reportRoutes,
      ...shoppingRoutes,
      ...mealplanRoutes,
    ]),
    ...galleryRoutes,
  ]),
]);

export const router = createRouter({
  routeTree: tree,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
  getScrollRestorationKey: ({ state, href }) => placeOf(state) ?? href,
  notFoundMode: 'root',
  defaultPendingComponent: SkeletonPage,
  defaultPendingMs: 250,
  defaultErrorComponent: ErrorScreen,
  defaultNotFoundComponent: NotFound,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
