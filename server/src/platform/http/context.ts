import type { Access, MemberAccess, Revisions } from '@larder/contract';
import type { Clock } from '../clock/clock.ts';
import type { DailyTime } from '../clock/daily-time.ts';
import type { GroupDatabase } from '../database/index.ts';
import type { InstanceDatabase } from '../database/instance-database.ts';
import { found } from '../errors/index.ts';
import type { FileStore, Room } from '../files/index.ts';
import type { RequestOrigin } from '../health/index.ts';
import type { LanguageModel } from '../language-model/index.ts';
import type { Logger } from '../logging/logging.ts';
import type { Mailer } from '../mail/index.ts';
import type { Outbound } from '../outbound/index.ts';
import type { Session, Sessions } from '../security/index.ts';
import type { Settings } from '../settings/index.ts';
import type { Downloads } from './downloads.ts';
import type { Words } from './words.ts';

/** What every handler may use, whoever calls. */
export interface Platform {
  readonly settings: Settings;
  readonly clock: Clock;
  /** When the work of every day is done. */
  readonly daily: DailyTime;
  readonly files: FileStore;
  readonly room: Room;
  readonly outbound: Outbound;
  readonly languageModel: LanguageModel;
  readonly mailer: Mailer;
  readonly log: Logger;
  /** 64 hexadecimal characters that sign the tokens of this server. */
  readonly secret: string;
  readonly sessions: Sessions;
  readonly downloads: Downloads;
}

/** What the handler of a cached endpoint may use: its reply depends on nothing that changes by itself. */
export type CachedPlatform = Omit<Platform, 'clock' | 'daily'>;

/** Whether a backup is about to take the place of all there is. */
export interface Restoring {
  /** In this process, from when today's data is kept until it is replaced: what was written meanwhile would be lost. */
  isSwapping(): boolean;
  /** In any process. */
  isUnderWay(): Promise<boolean>;
}

/** The caller, as far as every request needs to know. */
export interface Member {
  id: string;
  groupId: string;
  groupSlug: string;
  admin: boolean;
  advanced: boolean;
  canInvite: boolean;
  canManage: boolean;
  canOrganize: boolean;
}

export interface PublicGroup {
  id: string;
  name: string;
  slug: string;
}

/** The session that the caller came with, and the cookies that the browser keeps. */
export interface CallerSession {
  /** Null for a visitor and for an API token. */
  current: Session | null;
  /** Every session whose token came along, also where the endpoint asks nobody who they are. */
  sent(): Promise<Session[]>;
  /** The revisions of the caller's group as they are by now; none once the session, API token or account has ended. */
  revisions(): Promise<Revisions | undefined>;
  keep(token: string, lifeInSeconds: number): void;
  forget(): void;
  /** What the browser was given at a log-in to be known by. */
  deviceToken: string | undefined;
  keepDevice(token: string, lifeInSeconds: number): void;
  /** What a client got from the provider by itself, to be exchanged for a session. */
  idToken: string | undefined;
  /** Who has logged in at the reverse proxy, where one is set that may say so. */
  forwardedUser: string | undefined;
}

/**
 * What only somebody who has logged in may do, as it would outlast an API token.
 * @throws AppError for a caller with an API token
 */
export const requireSession = ({ current }: CallerSession): Session => found(current, 'access.api-token');

interface Anybody {
  platform: Platform;
  /** The language that the caller reads, such as `de-DE`. */
  language: string;
  words: Words;
  /** Address of the caller, as far as the trusted proxies tell. */
  address: string;
  log: Logger;
  /** Ends when the caller has gone away. */
  session: CallerSession;
}

export interface VisitorContext extends Anybody {}

export interface GuestContext extends Anybody {
  db: GroupDatabase;
  group: PublicGroup;
}

export interface MemberContext extends Anybody {
  db: GroupDatabase;
  member: Member;
}

export interface AdminContext extends Anybody {
  instance: InstanceDatabase;
  member: Member;
  origin: RequestOrigin;
}

/** A handler is given what its access reaches, and nothing more. */
export type ContextOf<Level extends Access> = Level extends MemberAccess
  ? MemberContext
  : Level extends 'admin'
    ? AdminContext
    : Level extends 'guest'
      ? GuestContext
      : VisitorContext;
