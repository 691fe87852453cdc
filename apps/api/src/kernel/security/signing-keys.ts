// The keys that this site signs with for its siblings: hand-over tokens, and events such as the deletion of an account.
import { createHash, createPrivateKey, createPublicKey, type KeyObject } from "node:crypto"
import { SignJWT } from "jose"
import type { Config } from "../config/config.ts"
import type { Vault } from "./vault.ts"

interface Deps {
  readonly config: Pick<Config, "handoverKeys" | "publicUrl">
  readonly vault: Pick<Vault, "derive">
}

/** The previous key too: what it signed a moment ago may not have arrived yet. */
export const publicKeys = (deps: Deps) => signingKeys(deps).map(publicKey)

interface Statement {
  readonly claims: Readonly<Record<string, unknown>>
  readonly audience: string
  /** The same for every retry. */
  readonly id: string
  readonly now: Date
}

/**
 * Sent to a sibling directly, not through the browser. Its type and the missing expiry prevent its use as a
 * hand-over token.
 */
export function signEvent({ claims, audience, id, now }: Statement, deps: Deps): Promise<string> {
  const [key] = signingKeys(deps)
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: "EdDSA", kid: publicKey(key).kid, typ: "secevent+jwt" })
    .setIssuer(deps.config.publicUrl)
    .setAudience(audience)
    .setJti(id)
    .setIssuedAt(Math.floor(now.getTime() / 1000))
    .sign(key)
}

/** An Ed25519 private key is 32 bytes behind this fixed PKCS #8 header (RFC 8410). */
const PKCS8_HEADER = Buffer.from("302e020100300506032b657004220420", "hex")

export function signingKeys({
  config,
  vault,
}: Deps): readonly [current: KeyObject, ...previous: KeyObject[]] {
  const [derived, ...before] = vault.derive("hand-over")
  const [given, ...givenBefore] = config.handoverKeys
  return given ? [given, ...givenBefore] : [privateKey(derived), ...before.map(privateKey)]
}

const privateKey = (bytes: Buffer) =>
  createPrivateKey({ key: Buffer.concat([PKCS8_HEADER, bytes]), format: "der", type: "pkcs8" })

export function publicKey(key: KeyObject) {
  const { x = "" } = createPublicKey(key).export({ format: "jwk" })
  // The thumbprint of RFC 7638: members in order, no spaces.
  const kid = createHash("sha256").update(`{"crv":"Ed25519","kty":"OKP","x":"${x}"}`).digest("base64url")
  return { kty: "OKP", crv: "Ed25519", x, kid, alg: "EdDSA", use: "sig" } as const
}
