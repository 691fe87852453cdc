// Sending a user on to a sibling: the identity service takes a token that we sign, opens its own session and forwards.
import { createHash, createPrivateKey, createPublicKey, type KeyObject, randomUUID } from "node:crypto"
import { SignJWT } from "jose"
import { ApiError } from "#api/platform/errors"
import type { Platform } from "#api/platform/platform"
import type { Actor } from "#api/platform/session"

type Ground = Pick<Platform, "config" | "vault">

const SECONDS = 60

/** Whose address nobody has confirmed is not vouched for: they go as a visitor. */
export async function handoverUrl(user: Actor | null, now: Date, { config, vault }: Ground): Promise<string> {
  if (config.matchingUrl === undefined) throw new ApiError("handover.not_configured")
  const sso = config.providers.find(({ kind }) => kind === "sso")
  if (!user?.isEmailConfirmed || !sso || config.handoverUrl === undefined) return config.matchingUrl
  const url = new URL(config.handoverUrl)
  url.searchParams.set("token", await signHandover(user, sso.issuer, now, { config, vault }))
  url.searchParams.set("to", config.matchingUrl)
  return url.href
}

export const publicKeys = (ground: Ground) => [publicKey(signingKey(ground))]

function signHandover(user: Actor, audience: string, now: Date, ground: Ground): Promise<string> {
  const key = signingKey(ground)
  const seconds = Math.floor(now.getTime() / 1000)
  return new SignJWT({ email: user.email, email_verified: true, name: user.name })
    .setProtectedHeader({ alg: "EdDSA", kid: publicKey(key).kid })
    .setIssuer(ground.config.publicUrl)
    .setAudience(audience)
    .setSubject(user.id)
    .setJti(randomUUID())
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + SECONDS)
    .sign(key)
}

/** An Ed25519 private key is 32 bytes behind this fixed PKCS #8 header (RFC 8410). */
const PKCS8_HEADER = Buffer.from("302e020100300506032b657004220420", "hex")

const signingKey = ({ config, vault }: Ground): KeyObject =>
  config.handoverKey ??
  createPrivateKey({
    key: Buffer.concat([PKCS8_HEADER, vault.derive("hand-over")]),
    format: "der",
    type: "pkcs8",
  })

function publicKey(key: KeyObject) {
  const { x = "" } = createPublicKey(key).export({ format: "jwk" })
  // The thumbprint of RFC 7638: members in order, no spaces.
  const kid = createHash("sha256").update(`{"crv":"Ed25519","kty":"OKP","x":"${x}"}`).digest("base64url")
  return { kty: "OKP", crv: "Ed25519", x, kid, alg: "EdDSA", use: "sig" } as const
}
