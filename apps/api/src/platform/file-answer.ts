// A stored file as an answer: whole or in part, under its own name and type, and never as something that a browser would run.
import { addAbortSignal, type Readable } from "node:stream"
import { entityTag, isHeld } from "@shirube/contract/entity-tags"
import { PDF_TYPE } from "@shirube/contract/files"
import { ApiError } from "./errors.ts"
import { bodyFrom } from "./file-body.ts"
import type { ByteRange } from "./storage/store.ts"

interface Kept {
  /** Or theirs alone. */
  readonly isPublic: boolean
  /** 0: it may be kept, and is asked about each time. */
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

export const answerWithFile = (request: Request, file: StoredFile): Promise<Response> =>
  file.keep === "never"
    ? content(request, file, { "Cache-Control": "no-store", ...shownAs("attachment", file) })
    : answerWithKept(request, file, file.keep)

async function answerWithKept(request: Request, file: StoredFile, keep: Kept): Promise<Response> {
  const { method, headers } = request
  const etag = entityTag(keep.digest)
  const kept = keep.seconds === 0 ? "no-cache" : `max-age=${keep.seconds}, immutable`
  const about = {
    ETag: etag,
    "Accept-Ranges": "bytes",
    "Cache-Control": `${keep.isPublic ? "public" : "private"}, ${kept}`,
    // No browser shows a document in a sandbox: it is handed over.
    ...shownAs(file.contentType === PDF_TYPE ? "attachment" : "inline", file),
  }
  if (isHeld(headers.get("If-None-Match"), keep.digest))
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
  // Whoever has hung up may never begin to read, and so would never let go of it.
  if (signal.aborted) bytes.destroy()
  else addAbortSignal(signal, bytes)
  return new Response(bodyFrom(bytes), answer)
}

const shownAs = (disposition: "inline" | "attachment", { name }: StoredFile) => ({
  "Content-Disposition": `${disposition}; filename="${name}"`,
  "Content-Security-Policy": "sandbox; default-src 'none'",
})

/** Undefined where the whole is meant: what cannot be read, was asked of another version, or is several pieces apart, is no range. */
function wantedRange(headers: Headers, etag: string, bytes: number): ByteRange | undefined {
  const condition = headers.get("If-Range")
  if (condition !== null && condition !== etag) return undefined
  const wanted = /^bytes=(.+)$/.exec(headers.get("Range") ?? "")?.[1]?.split(",", MOST_RANGES + 1) ?? []
  const ranges = wanted.map((each) => readRange(each.trim(), bytes))
  if (wanted.length === 0 || wanted.length > MOST_RANGES || ranges.includes(undefined)) return undefined
  const within = ranges.filter((range) => range !== undefined && range.first < bytes) as ByteRange[]
  if (within.length === 0) throw new ApiError("request.range", { contentRange: `bytes */${bytes}` })
  return inOnePiece(within)
}

/** More are nobody's who wants to see a film. */
const MOST_RANGES = 20

/** `first` beyond the end where nothing of it is there. Undefined where it says nothing. */
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

/** What they cover together; undefined where there are gaps in between. */
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
