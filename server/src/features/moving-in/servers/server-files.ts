/** What was read of a server, until it is forgotten. */
export const serverFolder = (groupId: string, serverId: string): string => `imports/${groupId}/servers/${serverId}`;
