// tus 1.0, the protocol in which an upload goes on where it stopped: `@tus/server` speaks it, a feature keeps the bytes, and whatever goes
// wrong is said in our own words.
import { DataStore, MemoryLocker, Server, Upload } from "@tus/server"
import { ApiError } from "./errors.ts"

export interface Announced {
  readonly id: string
  readonly bytes: number
  readonly metadata: Readonly<Record<string, string | null>>
}

/** The uploads of whoever is asking. */
export interface Uploads {
  nextId(): string
  begin(announced: Announced): Promise<void>
  /** Undefined where there is none of theirs. */
  find(id: string): Promise<{ readonly bytes: number; readonly received: number } | undefined>
  /** Answers how much there is then. What has come before the pieces break off is kept. */
  append(id: string, received: number, pieces: AsyncIterable<Uint8Array>): Promise<number>
  giveUp(id: string): Promise<void>
}

/** Of two connections for one upload the older is one that its sender has lost: it is asked to end. Of two processes the store decides. */
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

/** GET is answered as HEAD is. Made from its parts: the server's request object is no `Request` that another can be made from. */
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
