// Handover of a reader to a sibling site through the identity service. It starts there, with a secret for the reader's browser,
// and returns to us; we then sign a token about the user, or about this site alone, which is valid in that browser only. The token
// carries the person's rights: role, verification, consent. It is valid for 60 s, so that no valid token contains a withdrawn
// consent or an ended verification.
import { randomUUID } from "node:crypto"
import { MATCHING_PATHS, type STUDENT_STRATEGY } from "@shirube/vocabulary/product"
import { SignJWT } from "jose"
import type { Tx } from "#api/kernel/db/client"
import { ApiError } from "#api/kernel/http/errors"
import type { Platform } from "#api/kernel/process/platform"
import type { Actor, Visit } from "#api/kernel/security/session"
import { publicKey, signingKeys } from "#api/kernel/security/signing-keys"
import { refuseOtherPages } from "#api/modules/identity/providers/service"
import { matchingConsent } from "#api/modules/people/consents/service"

type Deps = Pick<Platform, "config" | "vault">

const SECONDS = 60

interface HandoverRequest {
  readonly user: Actor | null
  readonly strategy?: typeof STUDENT_STRATEGY | undefined
  readonly returnTo?: string | undefined
  readonly state?: string | undefined
}

export async function handoverUrl(
  tx: Tx,
  { user, strategy, returnTo, state }: HandoverRequest,
  { now, language }: Pick<Visit, "now" | "language">,
  { config, vault }: Deps,
): Promise<string> {
  if (config.matchingUrl === undefined) throw new ApiError("handover.not_configured")
  const returnAddress = returnTo ?? `${config.publicUrl}${MATCHING_PATHS[0]}`
  refuseOtherPages(config, MATCHING_PATHS, { field: "return_to", address: returnAddress, language })
  const sso = config.providers.find(({ kind }) => kind === "sso")
  const isVisitor = !user && strategy === undefined
  if (isVisitor || !sso || config.handoverUrl === undefined) return config.matchingUrl
  const url = new URL(config.handoverUrl)
  url.searchParams.set("to", config.matchingUrl)
  if (state === undefined) {
    url.searchParams.set("client_id", sso.clientId)
    url.searchParams.set("return_to", returnAddress)
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

/** With an unconfirmed address the token carries only the rights, and no person. */
const identityOf = ({ isEmailConfirmed, email, name }: Actor) =>
  isEmailConfirmed ? { email, email_verified: true, name } : {}

/** What the sibling bases its decisions on: nothing of the profile, the university or the proof. */
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
