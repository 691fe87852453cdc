// A product hands a person over with its own token: signed, single-use, valid for a minute. It starts here,
// with a secret that stays in this browser; the product signs it into its token, so that a token cannot be
// used in another browser. A token about a person opens a session here, one about the product alone opens
// none; both redirect to an address that the product has registered.
import { createHash, randomBytes } from "node:crypto"
import type { IncomingMessage, ServerResponse } from "node:http"
import type { DatabaseSync } from "node:sqlite"
import type { JWTPayload } from "jose"
import type { Provider } from "oidc-provider"
import { type Account, type Accounts, LONGEST_NAME, readEmail } from "./accounts.ts"
import { forwardAddress } from "./forward-address.ts"
import type { Language } from "./language.ts"
import { type Rights, readRights } from "./matching.ts"
import type { HandoverProblem } from "./pages.ts"
import { cutName, tidyName } from "./person-name.ts"
import { doubtOf, type Product, signerOf, TOLERANCE_SECONDS, verifyOf } from "./products.ts"
import { SESSION_SECONDS } from "./provider.ts"
import type { Settings } from "./settings.ts"
import { nowInSeconds } from "./storage.ts"

const LIFETIME_SECONDS = 60

export class HandoverRefused extends Error {
  readonly problem: HandoverProblem
  constructor(problem: HandoverProblem) {
    super(`hand-over refused: ${problem}`)
    this.name = "HandoverRefused"
    this.problem = problem
  }
}

interface Request {
  readonly token: string
  readonly to: string
  /** The secret of this browser. */
  readonly state: string | undefined
  readonly language: Language
}
export interface Accepted {
  /** Undefined for a token without a person. */
  readonly account: Account | undefined
  /** Undefined if the token contains no role. */
  readonly rights: Rights | undefined
  readonly to: string
  readonly clientId: string
}
interface Beginning {
  readonly clientId: string
  readonly to: string
  readonly returnTo: string
}

const QUESTION_SECONDS = 600

export type Handovers = ReturnType<typeof createHandovers>

export function createHandovers(
  { issuer }: Settings,
  products: readonly Product[],
  accounts: Accounts,
  db: DatabaseSync,
) {
  const remember = db.prepare(
    "INSERT INTO used_handovers (client_id, jti, expires_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
  )
  const keepQuestion = db.prepare(
    "INSERT OR REPLACE INTO handover_questions (id, account_id, forward_to, expires_at) VALUES (?, ?, ?, ?)",
  )
  const findQuestion = db.prepare(
    "SELECT account_id, forward_to FROM handover_questions WHERE id = ? AND expires_at > ?",
  )
  const dropQuestion = db.prepare("DELETE FROM handover_questions WHERE id = ?")

  return {
    /** The secret for this browser, and the URL where the product signs it. */
    begin({ clientId, to, returnTo }: Beginning): { state: string; address: string } {
      const product = products.find((candidate) => candidate.clientId === clientId)
      if (!product?.returnUris.includes(returnTo)) throw new HandoverRefused("invalid")
      if (!forwardAddress(to, product.forwardTo)) throw new HandoverRefused("forward")
      const state = randomBytes(32).toString("base64url")
      const address = new URL(returnTo)
      address.searchParams.set("state", state)
      return { state, address: address.href }
    },

    async accept({ token, to, state, language }: Request): Promise<Accepted> {
      const signer = signerOf(token)
      const product = products.find((candidate) => candidate.issuer === signer)
      if (!product) throw new HandoverRefused("invalid")
      const claims = await verify(token, product, issuer)

      // From here on the token is spent, whatever else is wrong with the request.
      const until = claims.exp + TOLERANCE_SECONDS + LIFETIME_SECONDS
      if (remember.run(product.clientId, claims.jti, until).changes === 0) throw new HandoverRefused("used")

      if (state === undefined || claims.nonce !== state) throw new HandoverRefused("elsewhere")
      const target = forwardAddress(to, product.forwardTo)
      if (!target) throw new HandoverRefused("forward")
      const account = claims.person && accountFor(claims.person, product.clientId, language)
      return { account, rights: claims.rights, to: target, clientId: product.clientId }
    },

    /** Stored under the browser's secret until the person answers. */
    ask(state: string, account: Account, to: string): void {
      keepQuestion.run(digest(state), account.id, to, nowInSeconds() + QUESTION_SECONDS)
    },

    question(state: string | undefined): { account: Account; to: string } {
      const row = state === undefined ? undefined : findQuestion.get(digest(state), nowInSeconds())
      const account = row && accounts.find(String(row.account_id))
      if (!account) throw new HandoverRefused("expired")
      return { account, to: String(row.forward_to) }
    },

    answered(state: string): void {
      dropQuestion.run(digest(state))
    },
  }

  /**
   * Both sides must have confirmed the address. Otherwise someone could register another person's address at
   * the product and get into their account here, or register it here and wait for the owner to be handed over.
   */
  function accountFor({ email, name, isEmailVerified }: Person, clientId: string, locale: Language): Account {
    if (!isEmailVerified) throw new HandoverRefused("unproven")
    const account =
      accounts.findByEmail(email) ?? accounts.createFromHandover({ email, name, locale }, clientId)
    if (!account?.isEmailVerified) throw new HandoverRefused("unproven")
    return account
  }
}

/** A browser's secret is stored by its hash: a copied file answers no question. */
const digest = (state: string) => createHash("sha256").update(state).digest("base64url")

interface Person {
  readonly email: string
  readonly name: string
  readonly isEmailVerified: boolean
}
interface Claims {
  readonly jti: string
  readonly exp: number
  readonly nonce: string
  readonly person: Person | undefined
  readonly rights: Rights | undefined
}

async function verify(token: string, product: Product, audience: string): Promise<Claims> {
  const claims = ["sub", "jti", "exp", "nonce"]
  const { payload } = await verifyOf(token, product, { audience, claims }).catch((error: unknown) => {
    throw new HandoverRefused(doubtOf(error))
  })
  return readClaims(payload, product.clientId)
}

function readClaims({ jti, exp, nonce, sub, ...claims }: JWTPayload, clientId: string): Claims {
  const isShortLived = exp !== undefined && exp - nowInSeconds() <= LIFETIME_SECONDS + TOLERANCE_SECONDS
  if (!jti || jti.length > 200 || !isShortLived || typeof nonce !== "string")
    throw new HandoverRefused("invalid")
  const person = sub === clientId ? undefined : readPerson(claims)
  return { jti, exp, nonce, person, rights: readRights(claims) }
}

function readPerson({ email, name, email_verified }: JWTPayload): Person {
  const address = typeof email === "string" ? readEmail(email) : undefined
  if (!address) throw new HandoverRefused("invalid")
  const shown = (typeof name === "string" && tidyName(name)) || (address.split("@")[0] ?? address)
  return {
    email: address,
    name: cutName(shown, LONGEST_NAME),
    isEmailVerified: email_verified === true,
  }
}

/** The account of this browser's session, if any. */
export async function currentAccountId(
  provider: Provider,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<string | undefined> {
  return (await provider.Session.get(provider.createContext(incoming, outgoing))).accountId
}

/** Another person's session in this browser ends, and with it the tokens that products got from it. */
export async function openSession(
  provider: Provider,
  accountId: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const ctx = provider.createContext(incoming, outgoing)
  const current = await provider.Session.get(ctx)
  if (current.accountId === accountId) return
  if (current.accountId) await current.destroy()
  const session = new provider.Session()
  session.loginAccount({ accountId, amr: ["handover"] })
  await session.save(SESSION_SECONDS)
  ctx.cookies.set(provider.cookieName("session"), session.jti, {
    httpOnly: true,
    sameSite: "lax",
    secure: ctx.secure,
    signed: true,
    expires: new Date(session.exp * 1000),
  })
}
