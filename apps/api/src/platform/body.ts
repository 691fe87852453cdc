// Reads a request's body: of the declared type, bounded, in UTF-8.
import type { RouteDefinition } from "@shirube/contract/route"
import { ApiError } from "./errors.ts"

export const BODY_LIMIT_BYTES = 256 * 1024

const bodyTypes = {
  json: {
    accepts: /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i,
    read: (text: string): unknown => JSON.parse(text),
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
  const bytes = await readBounded(request, route.bodyBytes ?? BODY_LIMIT_BYTES)
  try {
    return read(new TextDecoder("utf-8", { fatal: true }).decode(bytes))
  } catch {
    throw new ApiError("request.malformed")
  }
}

async function readBounded(request: Request, limit: number): Promise<Uint8Array> {
  if (Number(request.headers.get("Content-Length") ?? 0) > limit) throw new ApiError("request.too_large")
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength
      if (size > limit) throw new ApiError("request.too_large")
      chunks.push(chunk)
    }
  } catch (error) {
    // Whoever hung up in the middle of a sentence is no fault of ours.
    throw error instanceof ApiError ? error : new ApiError("request.malformed")
  }
  return Buffer.concat(chunks)
}

/** A repeated key keeps its first value, as a reader of the address would expect. */
export function firstValues(entries: URLSearchParams): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [key, value] of entries) {
    if (!Object.hasOwn(values, key) && value !== "") values[key] = value
  }
  return values
}
