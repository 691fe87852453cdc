import { randomBytes } from "node:crypto"
import { hash as hashArgon2, verify as verifyArgon2 } from "@node-rs/argon2"

/** OWASP's recommendation for argon2id; about 30 ms on one core. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string) => hashArgon2(password.normalize("NFKC"), ARGON2ID)

/** Used instead of the hash of an unknown address, so that both cases take the same time. */
let decoyHash: Promise<string> | undefined
const decoy = () => {
  decoyHash ??= hashPassword(randomBytes(16).toString("hex"))
  return decoyHash
}

export async function passwordMatches(hash: string | null | undefined, password: string): Promise<boolean> {
  // Created on the first call in any case: creating it on demand would reveal the first unknown address.
  const fallbackHash = await decoy()
  const matches = await verifyArgon2(hash ?? fallbackHash, password.normalize("NFKC"))
  return matches && Boolean(hash)
}
