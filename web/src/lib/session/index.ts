export {
  findMe,
  findMeAnew,
  forgetSession,
  logOut,
  renewSession,
  showStoredMember,
  startSession,
  useMe,
  useMeFailure,
} from './session.ts';
export { followOtherTabs, onSessionEnd, token } from './token.ts';
export { avatarOf, type ShownGroup, useGroup } from './use-group.ts';
