export { avatarOf } from './avatar.ts';
export { findMe, logOut, renewSession, startSession, useMe, useMeFailure } from './session.ts';
export { followOtherTabs, onSessionEnd, token } from './token.ts';
export { type ShownGroup, useGroup } from './use-group.ts';
