// A stand-in for the matching service: one page that shows its reader what is there for them and which step is
// missing. It relies on what a product has signed in a hand-over (handover.ts), stored for some minutes under
// a secret of this browser, for a reload and for the other language.
import { createHash } from "node:crypto"
import type { DatabaseSync } from "node:sqlite"
import type { Context } from "hono"
import { getCookie } from "hono/cookie"
import { serialize } from "hono/utils/cookie"
import type { JWTPayload } from "jose"
import { forwardAddress } from "./forward-address.ts"
import type { Env } from "./requests.ts"
import type { Settings } from "./settings.ts"
import { nowInSeconds } from "./storage.ts"

const ROLES = ["student", "senpai", "company", "editor"] as const
type Role = (typeof ROLES)[number]

/** A person's rights at the matching service, according to the product. */
export interface Rights {
  readonly role: Role
  readonly isVerified: boolean
  /** The version of the text that they agreed to. */
  readonly consent: string | null
  /** Language of the product's page that they came from. */
  readonly language: string | undefined
}

export type Situation = "visitor" | "unverified" | "undecided" | "ready" | "senpai" | "company" | "editor"

export function situationOf(rights: Rights | undefined): Situation {
  if (!rights) return "visitor"
  if (rights.role !== "student") return rights.role
  if (!rights.isVerified) return "unverified"
  return rights.consent === null ? "undecided" : "ready"
}

/** Undefined if the token has no role, or an unknown one. */
export function readRights({ role, verified, consent, locale }: JWTPayload): Rights | undefined {
  const known = ROLES.find((each) => each === role)
  if (!known) return undefined
  const version = typeof consent === "string" && /^[\w.-]{1,40}$/.test(consent) ? consent : null
  const language = typeof locale === "string" ? locale.slice(0, 10) : undefined
  return { role: known, isVerified: verified === true, consent: version, language }
}

const COOKIE = "shirube_id.matching"
export const MATCHING_PATH = "/matching"
const SECONDS = 600

export type Visits = ReturnType<typeof createVisits>

export function createVisits({ issuer }: Settings, db: DatabaseSync) {
  const insert = db.prepare(
    "INSERT OR REPLACE INTO matching_visits (id, rights, expires_at) VALUES (?, ?, ?)",
  )
  const select = db.prepare("SELECT rights FROM matching_visits WHERE id = ? AND expires_at > ?")
  const remove = db.prepare("DELETE FROM matching_visits WHERE id = ?")
  const own = [new URL(MATCHING_PATH, issuer)]
  const secure = issuer.startsWith("https:")

  /** On the raw response, where the provider sets its own cookies: the framework's would replace those. */
  const setVisitCookie = ({ env }: Context<Env>, value: string, seconds: number) => {
    const options = { path: MATCHING_PATH, httpOnly: true, sameSite: "Lax", secure, maxAge: seconds } as const
    env.outgoing.appendHeader("set-cookie", serialize(COOKIE, value, options))
  }

  return {
    /** Not shown yet: the browser may belong to another person, who is asked first. */
    keep(secret: string, rights: Rights): void {
      insert.run(digest(secret), JSON.stringify(rights), nowInSeconds() + SECONDS)
    },
    /** Shows the rights on `to`, if that is the matching page. */
    show(c: Context<Env>, secret: string | undefined, to: string): void {
      if (secret === undefined || !forwardAddress(to, own)) this.hide(c, secret)
      else setVisitCookie(c, secret, SECONDS)
    },
    hide(c: Context<Env>, secret: string | undefined): void {
      if (secret !== undefined) remove.run(digest(secret))
      setVisitCookie(c, "", 0)
    },
    rightsIn(c: Context<Env>): Rights | undefined {
      const secret = getCookie(c, COOKIE)
      const row = secret === undefined ? undefined : select.get(digest(secret), nowInSeconds())
      return row && (JSON.parse(String(row.rights)) as Rights)
    },
  }
}

/** A browser's secret is stored by its hash: a copied file reveals nothing about a person. */
const digest = (secret: string) => createHash("sha256").update(secret).digest("base64url")
