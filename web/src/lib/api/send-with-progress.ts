interface Upload {
  method: string;
  headers: Headers;
  body?: BodyInit;
  signal?: AbortSignal;
  onProgress: (share: number) => void;
}

/** Like `fetch`, which cannot tell how much of a body has gone. */
export function sendWithProgress(
  address: string,
  { method, headers, body, signal, onProgress }: Upload,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    sending.open(method, address);
    headers.forEach((value, name) => {
      sending.setRequestHeader(name, value);
    });
    sending.upload.onprogress = ({ lengthComputable, loaded, total }) => lengthComputable && onProgress(loaded / total);
    sending.onload = () => {
      const headers = sending
        .getAllResponseHeaders()
        .split('\r\n')
        .filter(Boolean)
        .map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]);
      const text = [204, 205, 304].includes(sending.status) ? null : sending.responseText;
      resolve(new Response(text, { status: sending.status, headers }));
    };
    sending.onerror = () => reject(new TypeError('The connection broke.'));
    sending.onabort = () => reject(new DOMException('The upload was stopped.', 'AbortError'));
    signal?.addEventListener('abort', () => sending.abort(), { once: true });
    // XMLHttpRequest takes what fetch takes, apart from a stream, which no caller sends.
    sending.send(body as XMLHttpRequestBodyInit | undefined);
  });
}
