// Reads a request's body: of the declared type, bounded, in UTF-8.
import { readBody as readBytes } from "@shirube/contract/body"
import type { RouteDefinition } from "@shirube/contract/route"
import { ApiError } from "./errors.ts"

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
  const body = await readBytes(request, route.bodyBytes)
  if (body.kind === "too-large") throw new ApiError("request.too_large")
  if (body.kind === "cut-off") throw new ApiError("request.malformed")
  try {
    return read(new TextDecoder("utf-8", { fatal: true }).decode(body.bytes))
  } catch {
    throw new ApiError("request.malformed")
  }
}

/** A repeated key keeps its first value, as a reader of the address would expect. */
export function firstValues(entries: URLSearchParams): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [key, value] of entries) {
    if (!Object.hasOwn(values, key) && value !== "") values[key] = value
  }
  return values
}
