// The edge's fast path to stored answers: from the raw request to the complete answer, synchronously. Only
// unambiguous URLs are looked up here; all others go through the gate, which finds the same answers.
import { randomUUID } from "node:crypto"
import type { RouteDefinition } from "@shirube/contract/route"
import { entityTag, matchesEntityTag } from "@shirube/vocabulary/http/entity-tags"
import { memoizeByText } from "@shirube/vocabulary/http/memoize"
import type { Language } from "@shirube/vocabulary/language"
import type { Platform } from "../process/platform.ts"
import { keyOf } from "./answers.ts"
import { firstValues } from "./body.ts"
import { answerHeaders, incomingRequestId, keepingHeaders } from "./http-headers.ts"
import { requestLanguage } from "./language.ts"

/** As in node:http. */
type NodeHeaders = Readonly<Record<string, string | string[] | undefined>>

export interface StoredAnswer {
  readonly status: 200 | 304
  readonly headers: Readonly<Record<string, string>>
  /** Undefined for HEAD and 304. */
  readonly body: Buffer | undefined
}

export type StoredAnswers = (method: string, url: string, headers: NodeHeaders) => StoredAnswer | undefined

const PREFIX = "/api"
/** Neither escapes in the path nor anything that a URL parser would drop or repair. */
const PLAIN_ADDRESS = /^\/api(\/[\w/.~-]+)(?:\?([!-"$-~]*))?$/

export function storedAnswersOf(
  { answers, config }: Pick<Platform, "answers" | "config">,
  routes: readonly RouteDefinition[],
): StoredAnswers {
  const common = answerHeaders(config.publicUrl)
  const readers = routes.filter(({ shared }) => shared !== undefined).map(readerOf)
  const lookUp = memoizeByText((url) => {
    const [, path = "", search = ""] = PLAIN_ADDRESS.exec(url) ?? []
    for (const read of readers) {
      const asked = read(path, search)
      if (asked) return asked
    }
    return null
  })

  return (method, url, headers) => {
    if ((method !== "GET" && method !== "HEAD") || !url.startsWith(PREFIX)) return undefined
    const asked = lookUp(url)
    if (!asked || (asked.isForVisitors && headers.authorization !== undefined)) return undefined
    const header = (name: string) => oneOf(headers[name])
    const found = answers.ready(asked.keys[requestLanguage(header)], header("accept-encoding"))
    if (!found) return undefined
    const { answer, form } = found
    const cacheHeaders = {
      ...common,
      "X-Request-Id": incomingRequestId(header("x-request-id")) ?? randomUUID(),
      ETag: entityTag(answer.digest, form.encoding),
      Vary: answer.keep ? "Accept-Encoding" : `${common.Vary}, Accept-Encoding`,
      ...keepingHeaders(answer.keep),
    }
    if (matchesEntityTag(header("if-none-match"), answer.digest))
      return { status: 304, headers: cacheHeaders, body: undefined }
    return {
      status: 200,
      headers: {
        ...cacheHeaders,
        "Content-Type": "application/json",
        "Content-Length": String(form.body.length),
        ...(form.encoding ? { "Content-Encoding": form.encoding } : {}),
      },
      body: method === "HEAD" ? undefined : form.body,
    }
  }
}

interface Lookup {
  readonly keys: Readonly<Record<Language, string>>
  /** A caller with a token may get another answer. */
  readonly isForVisitors: boolean
}

const oneOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(", ") : value)

function readerOf(route: RouteDefinition): (path: string, search: string) => Lookup | undefined {
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name)
  const pattern = new RegExp(`^${route.path.replaceAll(".", "\\.").replace(/\{\w+\}/g, "([^/]+)")}$`)
  return (path, search) => {
    const values = pattern.exec(path)?.slice(1)
    if (!values) return undefined
    const given = Object.fromEntries(names.map((name, i) => [name, values[i]]))
    const params = route.params ? route.params.safeParse(given) : NOTHING
    const query = route.query ? route.query.safeParse(firstValues(new URLSearchParams(search))) : NOTHING
    if (!params.success || !query.success) return undefined
    const read = { params: params.data, query: query.data }
    return {
      keys: { en: keyOf(route, "en", read), ja: keyOf(route, "ja", read) },
      isForVisitors: route.shared === "visitors",
    }
  }
}

const NOTHING = { success: true, data: {} } as const
