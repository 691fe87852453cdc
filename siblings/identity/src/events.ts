// Events from products about people: security events, pushed as in RFC 8935 and signed with the keys that also
// sign hand-overs. One kind has an effect here: an account at the product was deleted for good.
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
/** A product retries for about a week; a later event is a replay. */
const OLDEST_SECONDS = 14 * 24 * 3600
const LATE_SECONDS = 60

interface Parts {
  readonly settings: Settings
  readonly products: readonly Product[]
  readonly accounts: Accounts
  readonly db: DatabaseSync
  readonly log: Log
}

/** The error codes of RFC 8935. */
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
      // Sent again if our response got lost: it was already handled.
      const isNew = remember.run(product.clientId, jti, iat + OLDEST_SECONDS).changes > 0
      const person = isPurge(events) ? personOf(subject, settings) : undefined
      const outcome = isNew && person ? accounts.forget(person, product.clientId) : "nothing"
      db.exec("COMMIT")
      log.info("an event was received", { client: product.clientId, outcome })
    } catch (error) {
      db.exec("ROLLBACK")
      throw error
    }
    return c.body(null, 202)
  })

  return app
}

const isPurge = (events: unknown) => typeof events === "object" && events !== null && PURGED in events

/** Subject identifiers as in RFC 9493: our own id, or an address. */
function personOf(subject: unknown, { issuer }: Settings): { id?: string; email?: string } {
  const identifier = (subject ?? {}) as JWTPayload
  const list: unknown[] =
    identifier.format === "aliases" && Array.isArray(identifier.identifiers)
      ? identifier.identifiers
      : [identifier]
  const person: { id?: string; email?: string } = {}
  for (const one of list) {
    const { format, iss, sub, email } = (one ?? {}) as JWTPayload
    if (format === "iss_sub" && iss === issuer && typeof sub === "string") person.id = sub
    const address = format === "email" && typeof email === "string" ? readEmail(email) : undefined
    if (address) person.email = address
  }
  return person
}
