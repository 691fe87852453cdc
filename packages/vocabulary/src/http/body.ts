// Size limits of request bodies, and the one way to read them. Without dependencies: pages and API share it.

/** Largest request body, which is held in memory. */
export const BODY_LIMIT_BYTES = 256 * 1024
/** Largest file upload, of any kind; streamed, never held in memory. */
export const FILE_LIMIT_BYTES = 10 * 1024 * 1024
export const FILES_PATH = "/v1/files"
/** Largest video; uploaded in chunks of any size, never held in memory. */
export const VIDEO_LIMIT_BYTES = 2 * 1024 * 1024 * 1024
export const UPLOADS_PATH = "/v1/uploads"
/** Largest course draft, with the captions of all its videos. */
export const COURSE_DRAFT_LIMIT_BYTES = 3 * 1024 * 1024
export const COURSE_DRAFTS_PATH = "/v1/course-drafts"

/** Largest part of a document that editors write: the text of a past event with the captions of its recording. */
export const WRITING_LIMIT_BYTES = 1.5 * 1024 * 1024
export const WRITING_PATH = "/v1/editors/writing"

/** Uploads, which are exempt from the body timeout. */
export const isUploadPath = (method: string | undefined, path: string) =>
  fileLimitAt(method, path) !== undefined

export const bodyLimitAt = (method: string | undefined, path: string) =>
  fileLimitAt(method, path) ?? draftLimitAt(method, path) ?? BODY_LIMIT_BYTES

function draftLimitAt(method: string | undefined, path: string): number | undefined {
  if (method !== "PUT") return undefined
  if (path.startsWith(`/api${COURSE_DRAFTS_PATH}/`)) return COURSE_DRAFT_LIMIT_BYTES
  return path.startsWith(`/api${WRITING_PATH}/`) ? WRITING_LIMIT_BYTES : undefined
}

function fileLimitAt(method: string | undefined, path: string): number | undefined {
  if (method === "POST" && path === `/api${FILES_PATH}`) return FILE_LIMIT_BYTES
  return method === "PATCH" && path.startsWith(`/api${UPLOADS_PATH}/`) ? VIDEO_LIMIT_BYTES : undefined
}

type Unread = Pick<Request, "headers" | "body">

export type Body =
  | { readonly kind: "read"; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: "too-large" }
  | { readonly kind: "cut-off" }

/** `cut-off`: the sender disconnected before the end of the body. */
export class BrokenBody extends Error {
  readonly kind: "too-large" | "cut-off"

  constructor(kind: BrokenBody["kind"]) {
    super(kind)
    this.kind = kind
  }
}

/** Checked from the headers, before any byte of the body arrives. */
export const exceedsDeclaredLimit = (contentLength: string | null | undefined, limit = BODY_LIMIT_BYTES) =>
  Number(contentLength ?? 0) > limit

/** Chunk by chunk. Stops at the first byte over the limit, whatever Content-Length said. */
export async function* piecesOf(
  { headers, body }: Unread,
  limit = BODY_LIMIT_BYTES,
): AsyncGenerator<Uint8Array, void> {
  if (exceedsDeclaredLimit(headers.get("Content-Length"), limit)) throw new BrokenBody("too-large")
  let size = 0
  try {
    for await (const piece of body ?? []) {
      size += piece.byteLength
      if (size > limit) throw new BrokenBody("too-large")
      yield piece
    }
  } catch (error) {
    throw error instanceof BrokenBody ? error : new BrokenBody("cut-off")
  }
}

export async function readBody(request: Unread, limit = BODY_LIMIT_BYTES): Promise<Body> {
  const pieces: Uint8Array[] = []
  try {
    for await (const piece of piecesOf(request, limit)) pieces.push(piece)
  } catch (error) {
    if (error instanceof BrokenBody) return { kind: error.kind }
    throw error
  }
  return { kind: "read", bytes: joined(pieces) }
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { byteLength }) => sum + byteLength, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.byteLength
  }
  return whole
}
