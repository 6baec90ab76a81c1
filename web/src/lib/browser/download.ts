/** Fetches a file as an ordinary download, by the token that the server gave for it. */
export const downloadByToken = (fileToken: string): void => {
  const link = document.createElement('a');
  link.href = `/api/utils/download?token=${encodeURIComponent(fileToken)}`;
  link.download = '';
  link.click();
};
