import { randomBytes } from "node:crypto"
import { hash as hashArgon2, verify as verifyArgon2 } from "@node-rs/argon2"

/** OWASP's recommendation for argon2id; about 30 ms on one core. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string) => hashArgon2(password.normalize("NFKC"), ARGON2ID)

/** Stands in for the hash of an unknown address, so that knowing and not knowing take the same time. */
let decoyHash: Promise<string> | undefined
const decoy = () => {
  decoyHash ??= hashPassword(randomBytes(16).toString("hex"))
  return decoyHash
}

export async function passwordMatches(hash: string | null | undefined, password: string): Promise<boolean> {
  // Made for whoever comes first, known or not: made when it is needed, it would tell the first unknown address apart.
  const standIn = await decoy()
  const matches = await verifyArgon2(hash ?? standIn, password.normalize("NFKC"))
  return matches && Boolean(hash)
}
