// Our own routes. Everything under the provider's paths is answered by it (server.ts).
import { readFileSync } from "node:fs"
import type { DatabaseSync } from "node:sqlite"
import { Hono } from "hono"
import { errors, type Provider } from "oidc-provider"
import type { Accounts } from "./accounts.ts"
import { eventRoutes } from "./events.ts"
import { HandoverRefused, type Handovers } from "./handover.ts"
import { handoverRoutes } from "./handover-routes.ts"
import { interactionRoutes } from "./interactions.ts"
import type { Limiter } from "./limits.ts"
import { type Log, traceOf } from "./log.ts"
import type { Visits } from "./matching.ts"
import { matchingRoutes } from "./matching-routes.ts"
import { errorPage, handoverProblemPage, homePage, notFoundPage } from "./pages.ts"
import type { Product } from "./products.ts"
import { declaresTooMuch, type Env, TooLarge, viewOf } from "./requests.ts"
import type { Settings } from "./settings.ts"

interface Parts {
  readonly settings: Settings
  readonly provider: Provider
  readonly accounts: Accounts
  readonly products: readonly Product[]
  readonly db: DatabaseSync
  readonly handovers: Handovers
  readonly visits: Visits
  readonly limiter: Limiter
  readonly log: Log
}

const own = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8")

export function createApp(parts: Parts): Hono<Env> {
  const { settings, log } = parts
  const app = new Hono<Env>()
  const style = own("style.css")
  const icon = own("icon.svg")

  app.use(async (c, next) => {
    if (declaresTooMuch(c.env.incoming)) throw new TooLarge()
    return next()
  })

  // A browser sends the origin of a form. Without the header it is not a browser, and has no cookies to abuse.
  app.use(async (c, next) => {
    const origin = c.req.header("origin")
    const isForeign = origin !== undefined && origin !== settings.issuer
    if (c.req.method === "POST" && isForeign)
      return c.html(await errorPage(viewOf(c, settings), "foreignForm"), 403)
    return next()
  })

  app.get("/health", (c) => c.json({ status: "ok" }))
  app.get("/style.css", (c) =>
    c.body(style, 200, { "content-type": "text/css; charset=utf-8", "cache-control": "max-age=3600" }),
  )
  app.get("/icon.svg", (c) =>
    c.body(icon, 200, { "content-type": "image/svg+xml", "cache-control": "max-age=86400" }),
  )
  app.get("/", async (c) => c.html(await homePage(viewOf(c, settings))))

  app.route("/matching", matchingRoutes(parts))
  app.route("/handover", handoverRoutes(parts))
  app.route("/interaction", interactionRoutes(parts))
  app.route("/events", eventRoutes(parts))

  app.notFound(async (c) => c.html(await notFoundPage(viewOf(c, settings)), 404))

  app.onError(async (error, c) => {
    const view = viewOf(c, settings)
    if (error instanceof HandoverRefused) {
      log.warn("hand-over refused", { reason: error.problem })
      // Keeps the token out of the link to the other language.
      const bare = { ...view, here: new URL("/handover", settings.issuer) }
      return c.html(
        await handoverProblemPage(bare, error.problem),
        error.problem === "unreachable" ? 503 : 400,
      )
    }
    if (error instanceof TooLarge) return c.html(await errorPage(view, "tooLarge"), 413)
    if (error instanceof errors.SessionNotFound) return c.html(await errorPage(view, "expired"), 400)
    log.error("a page failed", traceOf(error))
    return c.html(await errorPage(view, "unexpected"), 500)
  })

  return app
}
