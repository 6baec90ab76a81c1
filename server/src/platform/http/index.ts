export { answerWhileStarting } from './answer-while-starting.ts';
export {
  type CallerRow,
  type CallersRepository,
  type NoteSeen,
  type PublicGroupRow,
  sessionCookieName,
} from './callers.ts';
export type {
  ContextOf,
  GuestContext,
  Member,
  MemberContext,
  Platform,
  PublicGroup,
  Restoring,
  VisitorContext,
} from './context.ts';
export { requireSession } from './context.ts';
export { createServer } from './create-server.ts';
export { createDownloads, storedFiles } from './downloads.ts';
export { issueWords } from './error-replies.ts';
export {
  guarded,
  type Handler,
  implement,
  type RequestOf,
  type Route,
  type StreamedFile,
  type UploadedFile,
} from './implement.ts';
export type { TimeLimits } from './limit-bodies.ts';
export { outboundRefusal } from './outbound-refusal.ts';
export { answerFile, type FileAnswer } from './send-file.ts';
export { addLanguages, chooseLanguage, type Words, wordsIn } from './words.ts';
