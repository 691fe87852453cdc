// Reads a request's body: of the declared type and bounded in size; text as UTF-8, a file as a stream.

import type { RouteDefinition } from "@shirube/contract/route"
import { BrokenBody, FILE_LIMIT_BYTES, piecesOf, readBody as readBytes } from "@shirube/vocabulary/http/body"
import { ApiError } from "./errors.ts"

/**
 * A lone surrogate, as left by a field that counts UTF-16 units and cuts an emoji in half: it cannot be
 * stored.
 */
const LONE_SURROGATE = /\\ud[89a-f]/i
const withoutSurrogates = (_key: string, value: unknown) =>
  typeof value === "string" ? value.replaceAll(/\p{Cs}/gu, "") : value

const bodyTypes = {
  json: {
    accepts: /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i,
    read: (text: string): unknown =>
      JSON.parse(text, LONE_SURROGATE.test(text) ? withoutSurrogates : undefined),
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

/** An upload: what its sender declares, and the bytes as they arrive. */
export interface Upload {
  readonly contentType: string
  /** Undefined if the sender does not declare it. */
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

/** The first value of a repeated key counts. */
export function firstValues(entries: URLSearchParams): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [key, value] of entries) {
    if (!Object.hasOwn(values, key) && value !== "") values[key] = value
  }
  return values
}
