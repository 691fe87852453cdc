// Sending a reader on to a sibling through the identity service. It begins there, with a secret for the reader's browser,
// and comes back to us; the token that we then sign speaks of the user, or of this site alone, and holds in that browser only.
// It says what the person may do over there: role, verification, consent. It is read at that moment and good for 60 s, so that a
// consent withdrawn or a verification ended later is in no token that still works.
import { randomUUID } from "node:crypto"
import { MATCHING_PATHS, type STUDENT_STRATEGY } from "@shirube/contract/product"
import { SignJWT } from "jose"
import type { Tx } from "#api/db/client"
import { matchingConsent } from "#api/features/consents/service"
import { refuseOtherPages } from "#api/features/providers/service"
import { ApiError } from "#api/platform/errors"
import type { Platform } from "#api/platform/platform"
import type { Actor, Visit } from "#api/platform/session"
import { publicKey, signingKeys } from "#api/platform/signing-keys"

type Deps = Pick<Platform, "config" | "vault">

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
  { config, vault }: Deps,
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

interface About {
  readonly subject: string
  readonly claims: Readonly<Record<string, unknown>>
}

interface Bounds {
  readonly state: string
  readonly audience: string
  readonly now: Date
}

function sign({ subject, claims }: About, { state, audience, now }: Bounds, deps: Deps): Promise<string> {
  const [key] = signingKeys(deps)
  const seconds = Math.floor(now.getTime() / 1000)
  return new SignJWT({ ...claims, nonce: state })
    .setProtectedHeader({ alg: "EdDSA", kid: publicKey(key).kid })
    .setIssuer(deps.config.publicUrl)
    .setAudience(audience)
    .setSubject(subject)
    .setJti(randomUUID())
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + SECONDS)
    .sign(key)
}
