// storage → accounts → provider and pages → node:http.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { getRequestListener } from "@hono/node-server"
import { createAccounts } from "./accounts.ts"
import { createApp } from "./app.ts"
import { prepareDemo } from "./demo-accounts.ts"
import { createHandovers } from "./handover.ts"
import { loadKeys } from "./keys.ts"
import { createLimiter } from "./limits.ts"
import { type Log, traceOf } from "./log.ts"
import { createVisits } from "./matching.ts"
import { productsOf } from "./products.ts"
import { createProvider } from "./provider.ts"
import type { Settings } from "./settings.ts"
import { nowInSeconds, openStorage, purgeExpired } from "./storage.ts"

const PURGE_MS = 10 * 60 * 1000
const providerPaths = /^\/(auth|token|me|jwks|session|\.well-known)(\/|$)/

export interface Identity {
  readonly address: string
  stop(patienceMs: number): Promise<void>
}

export async function startIdentity(settings: Settings, log: Log): Promise<Identity> {
  const db = openStorage(settings.dataDir)
  purgeExpired(db, nowInSeconds())
  const accounts = createAccounts(db, settings)
  const removed = await prepareDemo(accounts, settings.demo)
  if (removed > 0)
    log.warn("demo accounts were removed, with their sessions; DEMO=1 brings them back", {
      accounts: removed,
    })
  const provider = createProvider({ settings, keys: await loadKeys(settings.dataDir), accounts, db, log })
  const products = productsOf(settings.clients)
  const handovers = createHandovers(settings, products, accounts, db)
  const visits = createVisits(settings, db)
  const limiter = createLimiter()
  const app = createApp({ settings, provider, accounts, products, handovers, visits, limiter, db, log })
  const pages = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  const protocol = provider.callback()
  const secure = headersFor(settings)
  const { host, hostname, protocol: scheme } = new URL(settings.issuer)
  // Another site can point its own host name at this machine (DNS rebinding); under that name it gets no
  // answer.
  const ownNames = new Set([hostname, "localhost", "127.0.0.1", "[::1]"])

  const server = createServer((incoming, outgoing) => {
    const path = incoming.url?.split("?", 1)[0] ?? "/"
    const isProvider = providerPaths.test(path)
    logWhenDone(log, path, incoming, outgoing)
    secure(outgoing, isProvider)
    if (path !== "/health" && !ownNames.has(nameOf(incoming.headers.host))) {
      outgoing.writeHead(421, { "content-type": "text/plain; charset=utf-8" })
      outgoing.end("This server does not go by that name. Its operator sets the name in PUBLIC_URL.\n")
      return
    }
    // PUBLIC_URL identifies us, whatever a request says: no poisoned links, and Secure cookies behind a proxy.
    incoming.headers["x-forwarded-host"] = host
    incoming.headers["x-forwarded-proto"] = scheme.slice(0, -1)
    void (isProvider ? protocol(incoming, outgoing) : pages(incoming, outgoing))
  })
  const purge = setInterval(() => {
    try {
      purgeExpired(db, nowInSeconds())
    } catch (error) {
      log.error("purging expired rows failed", traceOf(error))
    }
  }, PURGE_MS)
  purge.unref()

  const close = () => {
    clearInterval(purge)
    db.close()
  }
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(settings.port, settings.host, resolve)
  }).catch((error) => {
    close()
    throw error
  })

  const shown = settings.host.includes(":") ? `[${settings.host}]` : settings.host
  return {
    address: `http://${shown}:${settings.port}`,
    async stop(patienceMs) {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeIdleConnections()
      const timeout = setTimeout(() => server.closeAllConnections(), patienceMs)
      await closed
      clearTimeout(timeout)
      close()
    },
  }
}

const nameOf = (host = "") => host.replace(/:\d{1,5}$/, "").toLowerCase()

function headersFor({ clients, issuer }: Settings) {
  // A browser applies form-action to redirects: signing in and out end at the product, a hand-over at its
  // target.
  const products = clients.flatMap(({ redirectUris, postLogoutRedirectUris, handover }) =>
    [...redirectUris, ...postLogoutRedirectUris, ...(handover?.forwardTo ?? [])].map(
      (address) => new URL(address).origin,
    ),
  )
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    `form-action ${["'self'", ...new Set(products)].join(" ")}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; ")
  return (outgoing: ServerResponse, isProvider: boolean) => {
    // The provider has one self-submitting form; it adds the hash of that script to an existing script-src.
    outgoing.setHeader("content-security-policy", isProvider ? `${policy}; script-src 'self'` : policy)
    outgoing.setHeader("x-content-type-options", "nosniff")
    outgoing.setHeader("referrer-policy", "same-origin")
    outgoing.setHeader("cache-control", "no-store")
    if (issuer.startsWith("https:")) outgoing.setHeader("strict-transport-security", "max-age=31536000")
  }
}

/** The path without the id of a sign-in, and never with the query. */
const routeOf = (path: string) => path.replace(/^\/(interaction|auth)\/[^/]+/, "/$1/:uid")

function logWhenDone(log: Log, path: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const start = performance.now()
  outgoing.once("finish", () =>
    log.info("request", {
      method: incoming.method,
      route: outgoing.statusCode === 404 ? undefined : routeOf(path),
      status: outgoing.statusCode,
      ms: Math.round(performance.now() - start),
    }),
  )
}
