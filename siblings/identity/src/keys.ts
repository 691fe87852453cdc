// Keys are generated once and stored: a restart must neither sign anyone out nor invalidate tokens that
// products hold.
import { randomBytes, randomUUID } from "node:crypto"
import { linkSync, readFileSync, unlinkSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { exportJWK, generateKeyPair, type JWK } from "jose"

export interface Keys {
  readonly jwks: { readonly keys: JWK[] }
  readonly cookieKeys: string[]
}

export async function loadKeys(dataDir: string): Promise<Keys> {
  const file = join(dataDir, "keys.json")
  return readKeys(file) ?? keepKeys(file, await makeKeys())
}

async function makeKeys(): Promise<Keys> {
  const { privateKey } = await generateKeyPair("RS256", { modulusLength: 2048, extractable: true })
  const key = { ...(await exportJWK(privateKey)), alg: "RS256", use: "sig", kid: randomUUID() }
  return { jwks: { keys: [key] }, cookieKeys: [randomBytes(32).toString("base64url")] }
}

function readKeys(file: string): Keys | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined
    throw error
  }
}

/**
 * Written under another name, then linked: no process reads half a key, and of two concurrent first starts one
 * wins for both.
 */
function keepKeys(file: string, keys: Keys): Keys {
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, JSON.stringify(keys), { mode: 0o600, flag: "wx" })
  try {
    linkSync(draft, file)
    return keys
  } catch (error) {
    const first = readKeys(file)
    if (first) return first
    throw error
  } finally {
    unlinkSync(draft)
  }
}
