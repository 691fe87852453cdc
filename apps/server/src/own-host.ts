// Checks the request's host name. Another site can point its own name at this machine and read our responses as its own (DNS
// rebinding), so requests for a foreign name are refused.
import type { IncomingMessage, ServerResponse } from "node:http"

const PORT = /:\d{1,5}$/
/** An orchestrator uses an address that is not known beforehand; these responses reveal nothing to others. */
const HEALTH = /^\/api\/health\/(?:live|ready)(?:\?|$)/
const HEADERS = { "Content-Type": "text/plain; charset=utf-8", "X-Content-Type-Options": "nosniff" }
const TEXT = "This server does not go by that name. Its operator sets the name in PUBLIC_URL.\n"

export function createHostCheck(hostNames: readonly string[]) {
  const own = new Set(hostNames)
  const isOwn = (host: string) => own.has(host) || own.has(host.replace(PORT, "").toLowerCase())

  /** Responds and returns true if the request is for another host. */
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { url = "/" } = request
    // An absolute request target names the host itself and overrides the Host header.
    const host = url.startsWith("/") ? request.headers.host : (URL.parse(url)?.host ?? request.headers.host)
    if ((host !== undefined && isOwn(host)) || HEALTH.test(url)) return false
    const status = host === undefined || URL.canParse(`http://${host}`) ? 421 : 400
    response.writeHead(status, HEADERS).end(status === 421 ? TEXT : "Bad Request\n")
    return true
  }
}
