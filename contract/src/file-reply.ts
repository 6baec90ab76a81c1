/** The endpoint answers with a file instead of JSON. */
export interface FileReply {
  readonly file: string;
}

/** @param contentType what the file is, for the documents; `*` + `/*` when it differs from case to case */
export const file = (contentType: string): FileReply => ({ file: contentType });
