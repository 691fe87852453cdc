// Sends a file to the API. Unlike `fetch` it reports progress; otherwise it responds the same.

export interface FileUpload {
  readonly file: Blob
  /** From 0 to 1. */
  readonly onProgress?: ((part: number) => void) | undefined
}

export const sendFile = ({ url, method, headers, signal }: Request, { file, onProgress }: FileUpload) =>
  new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    const broken = () => reject(signal.aborted ? signal.reason : new TypeError("connection lost"))
    request.open(method, url)
    for (const [name, value] of headers) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () =>
      resolve(
        new Response(request.status === 204 ? null : request.responseText, {
          status: request.status,
          headers: headersIn(request.getAllResponseHeaders()),
        }),
      )
    request.onerror = broken
    request.onabort = broken
    request.onloadend = () => signal.removeEventListener("abort", stop)
    if (signal.aborted) return broken()
    signal.addEventListener("abort", stop)
    request.send(file)
  })

const headersIn = (lines: string): [string, string][] =>
  lines
    .trim()
    .split(/\r?\n/)
    .filter((line) => line.includes(":"))
    .map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim()])
