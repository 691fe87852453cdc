// How much of what a client sends is held in memory, and the one way to read it. Without dependencies: pages and API share it.

/** The most that any address takes. */
export const BODY_LIMIT_BYTES = 256 * 1024

type Unread = Pick<Request, "headers" | "body">

export type Body =
  | { readonly kind: "read"; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: "too-large" }
  /** Whoever sent it hung up in the middle of a sentence. */
  | { readonly kind: "cut-off" }

/** Told from the head of a request, before a byte of its body has arrived. */
export const declaresTooMuch = (contentLength: string | null | undefined, limit = BODY_LIMIT_BYTES) =>
  Number(contentLength ?? 0) > limit

/** Stops at the first byte beyond the limit, whatever the head said. */
export async function readBody({ headers, body }: Unread, limit = BODY_LIMIT_BYTES): Promise<Body> {
  if (declaresTooMuch(headers.get("Content-Length"), limit)) return { kind: "too-large" }
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of body ?? []) {
      size += chunk.byteLength
      if (size > limit) return { kind: "too-large" }
      chunks.push(chunk)
    }
  } catch {
    return { kind: "cut-off" }
  }
  return { kind: "read", bytes: joined(chunks, size) }
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.byteLength
  }
  return whole
}
