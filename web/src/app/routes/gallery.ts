import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { defaultFrame } from './frames.tsx';

/** Every shared component on one page, for those who build with them; a product that people use has no such page. */
const gallery = createRoute({
  getParentRoute: () => defaultFrame,
  path: '/gallery',
  component: lazyRouteComponent(() => import('../gallery/GalleryScreen.tsx'), 'GalleryScreen'),
});

export const galleryRoutes = import.meta.env.DEV || import.meta.env.MODE === 'gallery' ? [gallery] : [];
