// A stored file as a response: whole or in part, with its own name and type, and never as something that a
// browser would execute.
import { addAbortSignal, type Readable } from "node:stream"
import { PDF_TYPE } from "@shirube/contract/common/media/files"
import { entityTag, matchesEntityTag } from "@shirube/vocabulary/http/entity-tags"
import { ApiError } from "../http/errors.ts"
import { bodyFrom } from "./file-body.ts"
import type { ByteRange } from "./store.ts"

interface Caching {
  /** False: only for the reader's own cache. */
  readonly isPublic: boolean
  /** 0: may be cached, but is revalidated each time. */
  readonly seconds: number
  /** Digest of the content. */
  readonly digest: string
}

export interface StoredFile {
  readonly name: string
  readonly contentType: string
  readonly bytes: number
  /** How long caches may keep it; `never`: it is downloaded whole and not cached. */
  readonly keep: Caching | "never"
  /** Undefined if the store has lost it. */
  read(range?: ByteRange): Promise<Readable | undefined>
}

export const answerWithFile = (request: Request, file: StoredFile): Promise<Response> =>
  file.keep === "never"
    ? content(request, file, { "Cache-Control": "no-store", ...shownAs("attachment", file) })
    : answerWithKept(request, file, file.keep)

async function answerWithKept(request: Request, file: StoredFile, keep: Caching): Promise<Response> {
  const { method, headers } = request
  const etag = entityTag(keep.digest)
  const lifetime = keep.seconds === 0 ? "no-cache" : `max-age=${keep.seconds}, immutable`
  const about = {
    ETag: etag,
    "Accept-Ranges": "bytes",
    "Cache-Control": `${keep.isPublic ? "public" : "private"}, ${lifetime}`,
    // Browsers do not show a PDF in a sandbox, so it is downloaded.
    ...shownAs(file.contentType === PDF_TYPE ? "attachment" : "inline", file),
  }
  if (matchesEntityTag(headers.get("If-None-Match"), keep.digest))
    return new Response(null, { status: 304, headers: about })
  return content(request, file, about, method === "GET" ? wantedRange(headers, etag, file.bytes) : undefined)
}

async function content(
  { method, signal }: Request,
  file: StoredFile,
  about: Record<string, string>,
  range?: ByteRange,
): Promise<Response> {
  const length = range ? range.last - range.first + 1 : file.bytes
  const answer = {
    status: range ? 206 : 200,
    headers: {
      ...about,
      "Content-Type": file.contentType,
      "Content-Length": String(length),
      ...(range ? { "Content-Range": `bytes ${range.first}-${range.last}/${file.bytes}` } : {}),
    },
  }
  if (method === "HEAD") return new Response(null, answer)
  const bytes = await file.read(range)
  if (!bytes) throw new ApiError("file.not_found")
  // An aborted request may never start to read, and so would never release the stream.
  if (signal.aborted) bytes.destroy()
  else addAbortSignal(signal, bytes)
  return new Response(bodyFrom(bytes), answer)
}

/** RFC 6266: the name in UTF-8, and one in ASCII for clients that cannot read it. */
const nameParameters = (name: string) =>
  /^[\w.\- ]+$/.test(name)
    ? `filename="${name}"`
    : `filename="${name.replace(/[^\w.-]+/g, "_")}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, percentEncoded)}`
const percentEncoded = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`

const shownAs = (disposition: "inline" | "attachment", { name }: StoredFile) => ({
  "Content-Disposition": `${disposition}; ${nameParameters(name)}`,
  "Content-Security-Policy": "sandbox; default-src 'none'",
})

/**
 * Undefined for the whole file: an unreadable range, one of another version, or several separate ranges are
 * ignored.
 */
function wantedRange(headers: Headers, etag: string, bytes: number): ByteRange | undefined {
  const condition = headers.get("If-Range")
  if (condition !== null && condition !== etag) return undefined
  const wanted = /^bytes=(.+)$/.exec(headers.get("Range") ?? "")?.[1]?.split(",", MOST_RANGES + 1) ?? []
  const ranges = wanted.map((each) => readRange(each.trim(), bytes))
  if (wanted.length === 0 || wanted.length > MOST_RANGES || ranges.includes(undefined)) return undefined
  const satisfiable = ranges.filter((range) => range !== undefined && range.first < bytes) as ByteRange[]
  if (satisfiable.length === 0) throw new ApiError("request.range", { contentRange: `bytes */${bytes}` })
  return inOnePiece(satisfiable)
}

/** A video player never sends more. */
const MOST_RANGES = 20

/** `first` is beyond the end if nothing of the range exists. Undefined if it is malformed. */
function readRange(text: string, bytes: number): ByteRange | undefined {
  const [, from = "", to = ""] = /^(\d*)-(\d*)$/.exec(text) ?? []
  if (from === "" && to === "") return undefined
  if (from === "")
    return to.replaceAll("0", "") === ""
      ? { first: bytes, last: bytes }
      : { first: Math.max(0, bytes - Number(to)), last: bytes - 1 }
  if (to !== "" && Number(to) < Number(from)) return undefined
  return { first: Number(from), last: to === "" ? bytes - 1 : Math.min(Number(to), bytes - 1) }
}

/** The union of the ranges; undefined if there are gaps between them. */
function inOnePiece(ranges: readonly ByteRange[]): ByteRange | undefined {
  const [first, ...others] = ranges.toSorted((a, b) => a.first - b.first)
  return others.reduce<ByteRange | undefined>(
    (piece, next) =>
      piece && next.first <= piece.last + 1
        ? { first: piece.first, last: Math.max(piece.last, next.last) }
        : undefined,
    first,
  )
}
