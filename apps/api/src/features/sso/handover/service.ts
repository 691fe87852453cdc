// Sending a reader on to a sibling through the identity service. It begins there, with a secret for the reader's browser,
// and comes back to us; the token that we then sign speaks of the user, or of this site alone, and holds in that browser only.
// It says what the person may do over there: role, verification, consent. It is read at that moment and good for 60 s, so that a
// consent withdrawn or a verification ended later is in no token that still works.
import { createHash, createPrivateKey, createPublicKey, type KeyObject, randomUUID } from "node:crypto"
import { MATCHING_PATHS, type STUDENT_STRATEGY } from "@shirube/contract/product"
import { SignJWT } from "jose"
import type { Tx } from "#api/db/client"
import { matchingConsent } from "#api/features/consents/service"
import { refuseOtherPages } from "#api/features/providers/service"
import { ApiError } from "#api/platform/errors"
import type { Platform } from "#api/platform/platform"
import type { Actor, Visit } from "#api/platform/session"

type Ground = Pick<Platform, "config" | "vault">

const SECONDS = 60

interface Traveller {
  readonly user: Actor | null
  readonly strategy?: typeof STUDENT_STRATEGY | undefined
  readonly returnTo?: string | undefined
  readonly state?: string | undefined
}

export async function handoverUrl(
  tx: Tx,
  { user, strategy, returnTo, state }: Traveller,
  { now, language }: Pick<Visit, "now" | "language">,
  { config, vault }: Ground,
): Promise<string> {
  if (config.matchingUrl === undefined) throw new ApiError("handover.not_configured")
  const comeBackTo = returnTo ?? `${config.publicUrl}${MATCHING_PATHS[0]}`
  refuseOtherPages(config, MATCHING_PATHS, { field: "return_to", address: comeBackTo, language })
  const sso = config.providers.find(({ kind }) => kind === "sso")
  const isVisitor = !user && strategy === undefined
  if (isVisitor || !sso || config.handoverUrl === undefined) return config.matchingUrl
  const url = new URL(config.handoverUrl)
  url.searchParams.set("to", config.matchingUrl)
  if (state === undefined) {
    url.searchParams.set("client_id", sso.clientId)
    url.searchParams.set("return_to", comeBackTo)
  } else {
    url.searchParams.set(
      "token",
      await sign(
        {
          subject: user?.isEmailConfirmed ? user.id : sso.clientId,
          claims: user ? { ...identityOf(user), ...(await rightsOf(tx, user, now)), locale: language } : {},
        },
        { state, now, audience: sso.issuer },
        { config, vault },
      ),
    )
    url.searchParams.set("ui_locales", language)
  }
  return url.href
}

/** An address that was never confirmed is not vouched for: then the token names no person, only what they may do. */
const identityOf = ({ isEmailConfirmed, email, name }: Actor) =>
  isEmailConfirmed ? { email, email_verified: true, name } : {}

/** What decides over there: nothing of the profile, the university or the proof. */
const rightsOf = async (tx: Tx, { id, role, isVerified }: Actor, now: Date) => ({
  role,
  verified: isVerified,
  consent: await matchingConsent(tx, id, now),
})

/** The key before the one in use, too: what it signed a moment ago is still under way. */
export const publicKeys = (ground: Ground) => signingKeys(ground).map(publicKey)

interface Statement {
  readonly claims: Readonly<Record<string, unknown>>
  readonly audience: string
  /** The same each time that it is told again. */
  readonly id: string
  readonly now: Date
}

/** What a sibling is told behind the reader's back. Its type, and the lack of an end, keep it from being taken for a hand-over. */
export function signEvent({ claims, audience, id, now }: Statement, ground: Ground): Promise<string> {
  const [key] = signingKeys(ground)
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: "EdDSA", kid: publicKey(key).kid, typ: "secevent+jwt" })
    .setIssuer(ground.config.publicUrl)
    .setAudience(audience)
    .setJti(id)
    .setIssuedAt(Math.floor(now.getTime() / 1000))
    .sign(key)
}

interface About {
  readonly subject: string
  readonly claims: Readonly<Record<string, unknown>>
}

interface Bounds {
  readonly state: string
  readonly audience: string
  readonly now: Date
}

function sign({ subject, claims }: About, { state, audience, now }: Bounds, ground: Ground): Promise<string> {
  const [key] = signingKeys(ground)
  const seconds = Math.floor(now.getTime() / 1000)
  return new SignJWT({ ...claims, nonce: state })
    .setProtectedHeader({ alg: "EdDSA", kid: publicKey(key).kid })
    .setIssuer(ground.config.publicUrl)
    .setAudience(audience)
    .setSubject(subject)
    .setJti(randomUUID())
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + SECONDS)
    .sign(key)
}

/** An Ed25519 private key is 32 bytes behind this fixed PKCS #8 header (RFC 8410). */
const PKCS8_HEADER = Buffer.from("302e020100300506032b657004220420", "hex")

function signingKeys({ config, vault }: Ground): readonly [current: KeyObject, ...previous: KeyObject[]] {
  const [derived, ...before] = vault.derive("hand-over")
  const [given, ...givenBefore] = config.handoverKeys
  return given ? [given, ...givenBefore] : [privateKey(derived), ...before.map(privateKey)]
}

const privateKey = (bytes: Buffer) =>
  createPrivateKey({ key: Buffer.concat([PKCS8_HEADER, bytes]), format: "der", type: "pkcs8" })

function publicKey(key: KeyObject) {
  const { x = "" } = createPublicKey(key).export({ format: "jwk" })
  // The thumbprint of RFC 7638: members in order, no spaces.
  const kid = createHash("sha256").update(`{"crv":"Ed25519","kty":"OKP","x":"${x}"}`).digest("base64url")
  return { kty: "OKP", crv: "Ed25519", x, kid, alg: "EdDSA", use: "sig" } as const
}
