/** Calls the API as a member. */
export type Call = (method: string, path: string, body?: unknown) => Promise<unknown>;
