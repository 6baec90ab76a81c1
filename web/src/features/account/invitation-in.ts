/** The invitation in what somebody pasted: the link that they were sent, or the code of it alone. */
export const invitationIn = (text: string): string => /[?&]token=([^&#\s]+)/.exec(text)?.[1] ?? text.trim();
