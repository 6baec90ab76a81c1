import { Navigate, notFound, rootRouteId } from '@tanstack/react-router';
import { useState } from 'react';
import { useMe } from '../lib/session/index.ts';

/** In place of what a household does not show: visitors log in and come back, for members of another one there is no such page. */
export function NotShown() {
  const me = useMe();
  // Taken once: on the way to the login the address becomes that of the login.
  const [redirect] = useState(() => window.location.pathname + window.location.search);
  if (me) throw notFound({ routeId: rootRouteId });
  return <Navigate to="/login" search={{ redirect }} replace />;
}
