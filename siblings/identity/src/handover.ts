// A product that knows a person sends them on with a token of its own: signed, single-use, good for a minute. It opens a
// session here, and the person goes on to an address that the product has registered.
import type { IncomingMessage, ServerResponse } from "node:http"
import type { DatabaseSync } from "node:sqlite"
import {
  createRemoteJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  errors,
  type JWTPayload,
  jwtVerify,
} from "jose"
import type { Provider } from "oidc-provider"
import { type Account, type Accounts, LONGEST_NAME, readEmail } from "./accounts.ts"
import type { ClientSettings, Handover } from "./clients.ts"
import type { Language } from "./language.ts"
import type { HandoverProblem } from "./pages.ts"
import { cutName, tidyName } from "./person-name.ts"
import { SESSION_SECONDS } from "./provider.ts"
import type { Settings } from "./settings.ts"
import { nowInSeconds } from "./storage.ts"

const LIFETIME_SECONDS = 60
/** Two machines' clocks may differ by this much. */
const TOLERANCE_SECONDS = 5
const ALGORITHMS = ["RS256", "PS256", "ES256", "EdDSA", "Ed25519"]

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
  readonly language: Language
}
export interface Accepted {
  readonly account: Account
  readonly to: string
  readonly clientId: string
}

export type Handovers = ReturnType<typeof createHandovers>

export function createHandovers({ clients, issuer }: Settings, accounts: Accounts, db: DatabaseSync) {
  const products = new Map(
    clients.flatMap((client) =>
      client.handover ? [[client.handover.issuer, productOf(client, client.handover)]] : [],
    ),
  )
  const remember = db.prepare(
    "INSERT INTO used_handovers (client_id, jti, expires_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
  )

  return async function accept({ token, to, language }: Request): Promise<Accepted> {
    const product = products.get(issuerOf(token))
    if (!product) throw new HandoverRefused("invalid")
    const claims = await verify(token, product, issuer)

    // Used up from here on, whatever else is wrong with the request.
    const isFirstUse =
      remember.run(product.clientId, claims.jti, claims.exp + TOLERANCE_SECONDS + LIFETIME_SECONDS).changes >
      0
    if (!isFirstUse) throw new HandoverRefused("used")

    const target = forwardAddress(to, product.forwardTo)
    if (!target) throw new HandoverRefused("forward")
    return { account: accountFor(claims, product.clientId, language), to: target, clientId: product.clientId }
  }

  /**
   * Both sides must have seen that the address is the person's. Otherwise someone could register another's address at
   * the product and be let into their account here, or register it here and wait for the owner to come in.
   */
  function accountFor({ email, name, isEmailVerified }: Claims, clientId: string, locale: Language): Account {
    if (!isEmailVerified) throw new HandoverRefused("unproven")
    const account =
      accounts.findByEmail(email) ?? accounts.createFromHandover({ email, name, locale }, clientId)
    if (!account?.isEmailVerified) throw new HandoverRefused("unproven")
    return account
  }
}

const productOf = (client: ClientSettings, handover: Handover) => ({
  clientId: client.id,
  issuer: handover.issuer,
  forwardTo: handover.forwardTo,
  keys: createRemoteJWKSet(new URL(handover.jwksUri), { timeoutDuration: 3000, cacheMaxAge: 600_000 }),
})
type Product = ReturnType<typeof productOf>

function issuerOf(token: string): string {
  try {
    if (!decodeProtectedHeader(token).kid) throw new HandoverRefused("invalid")
    return decodeJwt(token).iss ?? ""
  } catch {
    throw new HandoverRefused("invalid")
  }
}

interface Claims {
  readonly jti: string
  readonly exp: number
  readonly email: string
  readonly name: string
  readonly isEmailVerified: boolean
}

async function verify(token: string, product: Product, audience: string): Promise<Claims> {
  const { payload } = await jwtVerify(token, product.keys, {
    issuer: product.issuer,
    audience,
    algorithms: ALGORITHMS,
    requiredClaims: ["sub", "email", "jti", "exp"],
    clockTolerance: TOLERANCE_SECONDS,
  }).catch((error: unknown) => {
    throw new HandoverRefused(problemOf(error))
  })
  return readClaims(payload)
}

function problemOf(error: unknown): HandoverProblem {
  if (error instanceof errors.JWTExpired) return "expired"
  const isFromTheKey =
    error instanceof errors.JWTClaimValidationFailed || error instanceof errors.JWKSNoMatchingKey
  if (isFromTheKey) return "invalid"
  const code = error instanceof errors.JOSEError ? error.code : undefined
  // The plain JOSEError is what jose throws when the keys were not answered with 200.
  const isUnanswered = code === undefined || code === "ERR_JWKS_TIMEOUT" || code === "ERR_JOSE_GENERIC"
  return isUnanswered ? "unreachable" : "invalid"
}

function readClaims({ jti, exp, email, name, email_verified }: JWTPayload): Claims {
  const address = typeof email === "string" ? readEmail(email) : undefined
  const isShortLived = exp !== undefined && exp - nowInSeconds() <= LIFETIME_SECONDS + TOLERANCE_SECONDS
  if (!jti || jti.length > 200 || !isShortLived || !address) throw new HandoverRefused("invalid")
  const shown = (typeof name === "string" && tidyName(name)) || (address.split("@")[0] ?? address)
  return {
    jti,
    exp,
    email: address,
    name: cutName(shown, LONGEST_NAME),
    isEmailVerified: email_verified === true,
  }
}

/** The address itself when it is one of `allowed` or below it; whole path segments count, not letters. */
export function forwardAddress(to: string, allowed: readonly URL[]): string | undefined {
  const url = URL.parse(to)
  // An encoded slash is a slash to some servers and a letter to others.
  if (!url || url.username || url.password || /%2f|%5c/i.test(url.pathname)) return undefined
  const isAllowed = allowed.some((prefix) => {
    const folder = prefix.pathname.endsWith("/") ? prefix.pathname : `${prefix.pathname}/`
    return (
      url.origin === prefix.origin && (url.pathname === prefix.pathname || url.pathname.startsWith(folder))
    )
  })
  return isAllowed ? url.href : undefined
}

/** Another person's session in this browser ends; what products got from it is bound to it and ends with it. */
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
