// tus 1.0, the protocol for resumable uploads: `@tus/server` implements it, a feature stores the bytes, and
// errors are translated into our own.
import { DataStore, MemoryLocker, Server, Upload } from "@tus/server"
import { ApiError } from "#api/kernel/http/errors"

export interface Announced {
  readonly id: string
  readonly bytes: number
  readonly metadata: Readonly<Record<string, string | null>>
}

/** The caller's uploads. */
export interface Uploads {
  nextId(): string
  begin(announced: Announced): Promise<void>
  /** Undefined if the caller has no such upload. */
  find(id: string): Promise<{ readonly bytes: number; readonly received: number } | undefined>
  /** Returns the new total. Bytes that arrived before the stream broke off are kept. */
  append(id: string, received: number, pieces: AsyncIterable<Uint8Array>): Promise<number>
  giveUp(id: string): Promise<void>
}

/**
 * Of two connections for one upload the older one is dead, and is asked to end. Between processes the store
 * decides.
 */
const locker = new MemoryLocker()

export async function answerTus(request: Request, path: string, uploads: Uploads): Promise<Response> {
  let failure: unknown
  const server = new Server({
    path,
    datastore: storeOf(uploads),
    locker,
    relativeLocation: true,
    allowedOrigins: [],
    namingFunction: () => uploads.nextId(),
    onResponseError: (_request, error) => {
      failure = error
      return { status_code: "status_code" in error ? Number(error.status_code) : 500, body: "" }
    },
  })
  const response = await server.handleWeb(request.method === "GET" ? asHead(request) : request)
  if (failure instanceof Error && !("status_code" in failure)) throw failure
  if (response.status >= 400) throw new ApiError(meanings.get(response.status) ?? "request.malformed")
  response.headers.delete("Access-Control-Expose-Headers")
  return response
}

/**
 * GET is answered like HEAD. Built from its parts: the server's request object cannot be passed to `new
 * Request`.
 */
const asHead = ({ url, headers, signal }: Request) => new Request(url, { method: "HEAD", headers, signal })

type Meaning = "request.content_type" | "video.not_found" | "video.other_offset" | "request.too_large"

const meanings = new Map<number, Meaning>([
  [403, "request.content_type"],
  [404, "video.not_found"],
  [409, "video.other_offset"],
  [413, "request.too_large"],
])

function storeOf(uploads: Uploads): DataStore {
  const found = async (id: string) => {
    const upload = await uploads.find(id)
    if (!upload) throw new ApiError("video.not_found")
    return new Upload({ id, size: upload.bytes, offset: upload.received })
  }
  return Object.assign(new DataStore(), {
    extensions: ["creation", "termination"],
    async create(upload: Upload) {
      await uploads.begin({ id: upload.id, bytes: upload.size ?? 0, metadata: upload.metadata ?? {} })
      return upload
    },
    getUpload: found,
    write: (pieces: AsyncIterable<Uint8Array>, id: string, offset: number) =>
      uploads.append(id, offset, pieces),
    remove: (id: string) => uploads.giveUp(id),
  })
}
