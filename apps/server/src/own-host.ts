// Which name a request calls us by. A page of another site can have its own name point at this machine and then read our
// answers as its own (DNS rebinding): whoever comes under a foreign name is not answered.
import type { IncomingMessage, ServerResponse } from "node:http"

const PORT = /:\d{1,5}$/
/** An orchestrator asks by an address that nobody knows beforehand; these answers are worth nothing to a stranger. */
const HEALTH = /^\/api\/health\/(?:live|ready)(?:\?|$)/
const HEADERS = { "Content-Type": "text/plain; charset=utf-8", "X-Content-Type-Options": "nosniff" }
const TEXT = "This server does not go by that name. Its operator sets the name in PUBLIC_URL.\n"

export function createHostCheck(hostNames: readonly string[]) {
  const own = new Set(hostNames)
  const isOwn = (host: string) => own.has(host) || own.has(host.replace(PORT, "").toLowerCase())

  /** Answers where the request is not for us. */
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { url = "/" } = request
    // In its absolute form an address names the host itself, and that name counts.
    const host = url.startsWith("/") ? request.headers.host : (URL.parse(url)?.host ?? request.headers.host)
    if ((host !== undefined && isOwn(host)) || HEALTH.test(url)) return false
    const status = host === undefined || URL.canParse(`http://${host}`) ? 421 : 400
    response.writeHead(status, HEADERS).end(status === 421 ? TEXT : "Bad Request\n")
    return true
  }
}
