export { ApiError, type ApiErrorCode } from './api-error.ts';
export { addressOf, type CallOf } from './call.ts';
export { queryClient } from './query-client.ts';
export type { ReplyCache } from './reply-cache.ts';
export { type RequestOptions, request, requestLines } from './request.ts';
export { type ChangeOptions, useChange } from './use-change.ts';
export { type FetchOptions, fetching, useFetch } from './use-fetch.ts';
export { type PagedReply, usePagedFetch } from './use-paged-fetch.ts';
