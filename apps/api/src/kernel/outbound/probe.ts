// Whether an address leads somewhere. It comes from a text, so nothing behind it is trusted: every hop connects to public
// addresses alone, checked after the lookup by the connection itself; bodies are not read.
import { request as requestHttp } from "node:http"
import { request as requestHttps } from "node:https"
import { isIP } from "node:net"
import { lookupWithin, mayReach } from "../push/addresses.ts"

export type LinkProblem =
  | `http-${number}`
  | "unreachable"
  | "timeout"
  | "not-public"
  | "not-http"
  | "redirects"

export type Probed =
  | { readonly kind: "seen" }
  /** It is there, but not for programs: nothing is known. */
  | { readonly kind: "unclear" }
  | { readonly kind: "failed"; readonly problem: LinkProblem }

export interface ProbeSettings {
  readonly userAgent: string
  /** For tests: this machine's own addresses, and any port. */
  readonly isOnlyHere: boolean
  readonly timeoutMs: number
  readonly signal?: AbortSignal
}

const MOST_HOPS = 5
/** What these answer is about the program that asks, or about now. */
const UNCLEAR = new Set([401, 403, 405, 406, 407, 408, 425, 429, 451, 501, 503])
const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status)

class Refused extends Error {
  readonly problem: LinkProblem
  constructor(problem: LinkProblem) {
    super(problem)
    this.problem = problem
  }
}

/** HEAD, and GET where a server does not answer that as it should. */
export async function probe(address: string, settings: ProbeSettings): Promise<Probed> {
  try {
    const head = await follow("HEAD", address, settings)
    const status = head < 400 ? head : await follow("GET", address, settings)
    if (status < 400) return { kind: "seen" }
    return UNCLEAR.has(status) ? { kind: "unclear" } : { kind: "failed", problem: `http-${status}` }
  } catch (error) {
    // The server stops: tested again at the next start.
    if (settings.signal?.aborted) return { kind: "unclear" }
    return { kind: "failed", problem: error instanceof Refused ? error.problem : "unreachable" }
  }
}

async function follow(method: "HEAD" | "GET", address: string, settings: ProbeSettings): Promise<number> {
  let url = address
  for (let hop = 0; hop <= MOST_HOPS; hop++) {
    const { status, location } = await ask(method, permitted(url, settings), settings)
    if (!isRedirect(status) || location === undefined) return status
    url = URL.parse(location, url)?.href ?? ""
  }
  throw new Refused("redirects")
}

function permitted(address: string, { isOnlyHere }: ProbeSettings): URL {
  const url = URL.parse(address)
  if (!url || !["http:", "https:"].includes(url.protocol) || url.username !== "" || url.password !== "")
    throw new Refused("not-http")
  const host = url.hostname.replace(/^\[|\]$/g, "")
  // An address is connected to without a lookup.
  if (isIP(host) !== 0 && !mayReach(host, { isOnlyHere })) throw new Refused("not-public")
  if (url.port !== "" && !isOnlyHere) throw new Refused("not-public")
  return url
}

interface Head {
  readonly status: number
  readonly location: string | undefined
}

const ask = (method: "HEAD" | "GET", url: URL, settings: ProbeSettings): Promise<Head> =>
  new Promise((resolve, reject) => {
    const send = url.protocol === "https:" ? requestHttps : requestHttp
    const asked = send(url, {
      method,
      agent: false,
      lookup: lookupWithin(settings),
      headers: { "User-Agent": settings.userAgent, Accept: "*/*" },
      ...(settings.signal ? { signal: settings.signal } : {}),
    })
    // Of the whole exchange: a slow server must not hold the others.
    const timer = setTimeout(() => asked.destroy(new Refused("timeout")), settings.timeoutMs)
    asked.once("close", () => clearTimeout(timer))
    asked.once("error", reject)
    asked.once("response", (response) => {
      resolve({ status: response.statusCode ?? 0, location: response.headers.location })
      response.destroy()
    })
    asked.end()
  })
