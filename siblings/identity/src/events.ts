// What products tell us about people behind their backs: security events, pushed as RFC 8935 has it, signed with the keys that
// also sign hand-overs. One kind means something here: that an account over there is gone for good.
import type { DatabaseSync } from "node:sqlite"
import { Hono } from "hono"
import type { JWTPayload } from "jose"
import { type Accounts, readEmail } from "./accounts.ts"
import type { Log } from "./log.ts"
import { doubtOf, type Product, signerOf, verifyOf } from "./products.ts"
import { type Env, readText } from "./requests.ts"
import type { Settings } from "./settings.ts"
import { nowInSeconds } from "./storage.ts"

const PURGED = "https://schemas.openid.net/secevent/risc/event-type/account-purged"
const TYPE = "secevent+jwt"
/** A product tries for about a week; whatever comes later was kept by somebody else. */
const OLDEST_SECONDS = 14 * 24 * 3600
const LATE_SECONDS = 60

interface Parts {
  readonly settings: Settings
  readonly products: readonly Product[]
  readonly accounts: Accounts
  readonly db: DatabaseSync
  readonly log: Log
}

/** The errors of RFC 8935. */
type Refusal = "invalid_request" | "invalid_issuer" | "authentication_failed"

export function eventRoutes({ settings, products, accounts, db, log }: Parts): Hono<Env> {
  const app = new Hono<Env>()
  const remember = db.prepare(
    "INSERT INTO heard_events (client_id, jti, expires_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
  )

  app.post("/", async (c) => {
    const refuse = (err: Refusal, description: string) => {
      log.warn("an event was refused", { reason: err })
      return c.json({ err, description }, 400)
    }
    if (c.req.header("content-type") !== `application/${TYPE}`)
      return refuse("invalid_request", `The body must be application/${TYPE}.`)
    const token = await readText(c)
    const signer = signerOf(token)
    const product = products.find(({ issuer }) => issuer === signer)
    if (!product) return refuse("invalid_issuer", "No product signs as this issuer.")
    const expected = { audience: settings.issuer, claims: ["iat", "jti", "events"], typ: TYPE }
    const verified = await verifyOf(token, product, expected).catch(doubtOf)
    if (verified === "unreachable") return c.json({ description: "The product's keys cannot be had." }, 503)
    if (typeof verified === "string")
      return refuse("authentication_failed", "This was not signed for us by that product.")
    const { jti = "", iat = 0, events, sub_id: subject } = verified.payload
    const age = nowInSeconds() - iat
    if (jti.length > 200 || age > OLDEST_SECONDS || age < -LATE_SECONDS)
      return refuse("invalid_request", "This event is too old, or from the future.")

    db.exec("BEGIN IMMEDIATE")
    try {
      // Told again where our answer got lost: it was done the first time.
      const isNew = remember.run(product.clientId, jti, iat + OLDEST_SECONDS).changes > 0
      const person = isPurge(events) ? personOf(subject, settings) : undefined
      const outcome = isNew && person ? accounts.forget(person, product.clientId) : "nothing"
      db.exec("COMMIT")
      log.info("an event was heard", { client: product.clientId, outcome })
    } catch (error) {
      db.exec("ROLLBACK")
      throw error
    }
    return c.body(null, 202)
  })

  return app
}

const isPurge = (events: unknown) => typeof events === "object" && events !== null && PURGED in events

/** As RFC 9493 names people: by our own id for them, or by an address. */
function personOf(subject: unknown, { issuer }: Settings): { id?: string; email?: string } {
  const named = (subject ?? {}) as JWTPayload
  const list: unknown[] =
    named.format === "aliases" && Array.isArray(named.identifiers) ? named.identifiers : [named]
  const person: { id?: string; email?: string } = {}
  for (const one of list) {
    const { format, iss, sub, email } = (one ?? {}) as JWTPayload
    if (format === "iss_sub" && iss === issuer && typeof sub === "string") person.id = sub
    const address = format === "email" && typeof email === "string" ? readEmail(email) : undefined
    if (address) person.email = address
  }
  return person
}
