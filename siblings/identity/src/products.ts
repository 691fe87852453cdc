// Products that sign what they send us, and the verification of their signatures.
import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, errors, jwtVerify } from "jose"
import type { ClientSettings, Handover } from "./clients.ts"

/** Tolerated clock skew between two machines. */
export const TOLERANCE_SECONDS = 5
const ALGORITHMS = ["RS256", "PS256", "ES256", "EdDSA", "Ed25519"]

export type Product = ReturnType<typeof productOf>

const productOf = (client: ClientSettings, handover: Handover) => ({
  clientId: client.id,
  issuer: handover.issuer,
  forwardTo: handover.forwardTo,
  returnUris: handover.returnUris,
  pages: handover.pages,
  keys: createRemoteJWKSet(new URL(handover.jwksUri), { timeoutDuration: 3000, cacheMaxAge: 600_000 }),
})

export const productsOf = (clients: readonly ClientSettings[]): readonly Product[] =>
  clients.flatMap((client) => (client.handover ? [productOf(client, client.handover)] : []))

/** The claimed issuer; undefined if it is not a token, or has no key id. */
export function signerOf(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).kid ? decodeJwt(token).iss : undefined
  } catch {
    return undefined
  }
}

interface Expected {
  readonly audience: string
  readonly claims: string[]
  readonly typ?: string
}

export const verifyOf = (token: string, product: Product, { audience, claims, typ }: Expected) =>
  jwtVerify(token, product.keys, {
    issuer: product.issuer,
    audience,
    algorithms: ALGORITHMS,
    requiredClaims: claims,
    clockTolerance: TOLERANCE_SECONDS,
    ...(typ === undefined ? {} : { typ }),
  })

/** `unreachable`: the product's keys could not be fetched, so the token cannot be judged. */
export type Doubt = "expired" | "invalid" | "unreachable"

export function doubtOf(error: unknown): Doubt {
  if (error instanceof errors.JWTExpired) return "expired"
  const isFromTheKey =
    error instanceof errors.JWTClaimValidationFailed || error instanceof errors.JWKSNoMatchingKey
  if (isFromTheKey) return "invalid"
  const code = error instanceof errors.JOSEError ? error.code : undefined
  // jose throws the plain JOSEError if the keys were not answered with 200.
  const isUnanswered = code === undefined || code === "ERR_JWKS_TIMEOUT" || code === "ERR_JOSE_GENERIC"
  return isUnanswered ? "unreachable" : "invalid"
}
