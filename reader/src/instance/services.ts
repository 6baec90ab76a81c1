export interface InstanceWebhook {
  id: string;
  name: string;
  url: string;
  enabled: boolean;
  /** In Greenwich, as `17:00:00`; empty where it was never said. */
  time: string;
  createdAt: string | null;
}

export interface InstanceNotifier {
  id: string;
  name: string;
  /** In the notation of Apprise. */
  address: string;
  enabled: boolean;
  /** Names of the events that it tells of, as `recipe_created`. */
  events: string[];
  createdAt: string | null;
}

export interface InstanceAction {
  id: string;
  actionType: 'link' | 'post';
  title: string;
  url: string;
  createdAt: string | null;
}
