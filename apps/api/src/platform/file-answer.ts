// A stored file as an answer: whole or in part, under its own name and type, and never as something that a browser would run.
import { Readable } from "node:stream"
import { entityTag, isHeld } from "@shirube/contract/entity-tags"
import { ApiError } from "./errors.ts"
import type { ByteRange } from "./storage/store.ts"

export interface StoredFile {
  readonly name: string
  readonly contentType: string
  readonly bytes: number
  /** Of the content: the same bytes, the same digest. */
  readonly digest: string
  /** How long whoever has it may keep it, and whether it is theirs alone. */
  readonly keep: { readonly isPublic: boolean; readonly seconds: number }
  /** Undefined where the store has lost it. */
  read(range?: ByteRange): Promise<Readable | undefined>
}

export async function answerWithFile({ method, headers }: Request, file: StoredFile): Promise<Response> {
  const etag = entityTag(file.digest)
  const about = headersOf(file, etag)
  if (isHeld(headers.get("If-None-Match"), file.digest))
    return new Response(null, { status: 304, headers: about })
  const range = wantedRange(headers, etag, file.bytes)
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
  const content = await file.read(range)
  if (!content) throw new ApiError("file.not_found")
  return new Response(Readable.toWeb(content) as ReadableStream<Uint8Array>, answer)
}

const headersOf = ({ name, keep }: StoredFile, etag: string) => ({
  ETag: etag,
  "Accept-Ranges": "bytes",
  "Cache-Control": `${keep.isPublic ? "public" : "private"}, max-age=${keep.seconds}, immutable`,
  "Content-Disposition": `inline; filename="${name}"`,
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
