// Reads a request's body: of the declared type, bounded; words in UTF-8, a file as it arrives.
import { BrokenBody, FILE_LIMIT_BYTES, piecesOf, readBody as readBytes } from "@shirube/contract/body"
import type { RouteDefinition } from "@shirube/contract/route"
import { ApiError } from "./errors.ts"

/** Half of a character, as a field that counts in halves cuts an emoji: as good as none, and nothing that can be stored. */
const HALF = /\\ud[89a-f]/i
const whole = (_key: string, value: unknown) =>
  typeof value === "string" ? value.replaceAll(/\p{Cs}/gu, "") : value

const bodyTypes = {
  json: {
    accepts: /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i,
    read: (text: string): unknown => JSON.parse(text, HALF.test(text) ? whole : undefined),
  },
  form: {
    accepts: /^application\/x-www-form-urlencoded\s*(?:;|$)/i,
    read: (text: string): unknown => firstValues(new URLSearchParams(text)),
  },
}

export async function readBody(route: RouteDefinition, request: Request): Promise<unknown> {
  const { accepts, read } = bodyTypes[route.bodyType ?? "json"]
  if (!accepts.test(request.headers.get("Content-Type") ?? "")) throw new ApiError("request.content_type")
  if (request.headers.has("Content-Encoding")) throw new ApiError("request.content_type")
  const body = await readBytes(request, route.bodyBytes)
  if (body.kind !== "read") throw new ApiError(brokenBodies[body.kind])
  try {
    return read(new TextDecoder("utf-8", { fatal: true }).decode(body.bytes))
  } catch {
    throw new ApiError("request.malformed")
  }
}

/** A file on its way: what its sender says about it, and what arrives. */
export interface Upload {
  readonly contentType: string
  /** Undefined where the sender does not say. */
  readonly declaredBytes: number | undefined
  pieces(mostBytes: number): AsyncGenerator<Uint8Array, void>
}

export function uploadOf({ upload }: RouteDefinition, request: Request): Upload | undefined {
  if (!upload) return undefined
  const { headers } = request
  const [contentType = ""] = (headers.get("Content-Type") ?? "").toLowerCase().split(/\s*;/)
  if (!upload.types.includes(contentType) || headers.has("Content-Encoding"))
    throw new ApiError("request.content_type")
  const declared = headers.get("Content-Length")
  return {
    contentType,
    declaredBytes: declared !== null && /^\d+$/.test(declared) ? Number(declared) : undefined,
    pieces: (mostBytes) => boundedPieces(request, Math.min(mostBytes, FILE_LIMIT_BYTES)),
  }
}

async function* boundedPieces(request: Request, mostBytes: number): AsyncGenerator<Uint8Array, void> {
  try {
    yield* piecesOf(request, mostBytes)
  } catch (error) {
    if (error instanceof BrokenBody) throw new ApiError(brokenBodies[error.kind])
    throw error
  }
}

const brokenBodies = { "too-large": "request.too_large", "cut-off": "request.malformed" } as const

/** A repeated key keeps its first value, as a reader of the address would expect. */
export function firstValues(entries: URLSearchParams): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [key, value] of entries) {
    if (!Object.hasOwn(values, key) && value !== "") values[key] = value
  }
  return values
}
