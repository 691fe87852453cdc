// A stored file as an answer: whole or in part, under its own name and type, and never as something that a browser would run.
import { Readable } from "node:stream"
import { entityTag, isHeld } from "@shirube/contract/entity-tags"
import { ApiError } from "./errors.ts"
import type { ByteRange } from "./storage/store.ts"

interface Kept {
  /** Or theirs alone. */
  readonly isPublic: boolean
  readonly seconds: number
  /** Of the content: the same bytes, the same digest. */
  readonly digest: string
}

export interface StoredFile {
  readonly name: string
  readonly contentType: string
  readonly bytes: number
  /** How long whoever has it may keep it; `never`: it is looked at whole, and leaves nothing behind. */
  readonly keep: Kept | "never"
  /** Undefined where the store has lost it. */
  read(range?: ByteRange): Promise<Readable | undefined>
}

export const answerWithFile = ({ method, headers }: Request, file: StoredFile): Promise<Response> =>
  file.keep === "never"
    ? content(method, file, { "Cache-Control": "no-store", ...shownAs("attachment", file) })
    : answerWithKept(method, headers, file, file.keep)

async function answerWithKept(
  method: string,
  headers: Headers,
  file: StoredFile,
  keep: Kept,
): Promise<Response> {
  const etag = entityTag(keep.digest)
  const about = {
    ETag: etag,
    "Accept-Ranges": "bytes",
    "Cache-Control": `${keep.isPublic ? "public" : "private"}, max-age=${keep.seconds}, immutable`,
    ...shownAs("inline", file),
  }
  if (isHeld(headers.get("If-None-Match"), keep.digest))
    return new Response(null, { status: 304, headers: about })
  return content(method, file, about, wantedRange(headers, etag, file.bytes))
}

async function content(
  method: string,
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
  return new Response(Readable.toWeb(bytes) as ReadableStream<Uint8Array>, answer)
}

const shownAs = (disposition: "inline" | "attachment", { name }: StoredFile) => ({
  "Content-Disposition": `${disposition}; filename="${name}"`,
  "Content-Security-Policy": "sandbox; default-src 'none'",
})

/** Undefined where the whole is meant: what cannot be read as one range, or was asked of another version, is no range. */
function wantedRange(headers: Headers, etag: string, bytes: number): ByteRange | undefined {
  const condition = headers.get("If-Range")
  if (condition !== null && condition !== etag) return undefined
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(headers.get("Range") ?? "") ?? []
  if (from === "" && to === "") return undefined
  const range = from === "" ? lastBytes(Number(to), bytes) : { first: Number(from), last: lastOf(to, bytes) }
  if (range.first >= bytes) throw new ApiError("request.range", { contentRange: `bytes */${bytes}` })
  return range.last < range.first ? undefined : range
}

const lastBytes = (count: number, bytes: number) =>
  count === 0 ? { first: bytes, last: bytes } : { first: Math.max(0, bytes - count), last: bytes - 1 }
const lastOf = (to: string, bytes: number) => (to === "" ? bytes - 1 : Math.min(Number(to), bytes - 1))
