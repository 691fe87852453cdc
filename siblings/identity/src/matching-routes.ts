import { Hono } from "hono"
import { forwardAddress } from "./forward-address.ts"
import { MATCHING_PATH, type Visits } from "./matching.ts"
import { matchingPage } from "./matching-page.ts"
import type { Product } from "./products.ts"
import { type Env, viewOf } from "./requests.ts"
import type { Settings } from "./settings.ts"

interface Parts {
  readonly settings: Settings
  readonly products: readonly Product[]
  readonly visits: Visits
}

export function matchingRoutes({ settings, products, visits }: Parts): Hono<Env> {
  const app = new Hono<Env>()
  const here = new URL(MATCHING_PATH, settings.issuer).href
  // The product whose matching service this is.
  const product = products.find(({ forwardTo }) => forwardAddress(here, forwardTo))
  app.get("/", async (c) => {
    const rights = visits.rightsIn(c)
    return c.html(await matchingPage(viewOf(c, settings, rights?.language), rights, product?.pages ?? {}))
  })
  return app
}
