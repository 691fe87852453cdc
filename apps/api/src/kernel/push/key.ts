// The key that identifies this site to push services (VAPID, RFC 8292). Browsers tie a subscription to it, so
// it must survive restarts and changes of ENCRYPTION_KEY: one per database, sealed in it, created at the first
// start.
import { createPrivateKey, generateKeyPairSync, type JsonWebKey, type KeyObject } from "node:crypto"
import { SignJWT } from "jose"
import type { Tx } from "#api/kernel/db/client"
import { lockMark, readMark, replaceMark, setMark } from "#api/kernel/db/marks"
import type { Log } from "../process/log.ts"
import type { Vault } from "../security/vault.ts"

type Sealing = Pick<Vault, "seal" | "open" | "isFresh">

export interface PushKey {
  /** The uncompressed point in base64url, as browsers expect it. */
  readonly publicKey: string
  readonly privateKey: KeyObject
}

const MARK = "push-key"
const PURPOSE = "push key"

/**
 * At every start: reseals it with the current key, so that the previous one can be dropped; creates a new one
 * if it cannot be opened.
 */
export async function ensurePushKey(tx: Tx, vault: Sealing, log: Pick<Log, "warn">): Promise<void> {
  await setMark(tx, MARK, newSealedKey(vault))
  const sealed = await lockMark(tx, MARK)
  if (sealed === undefined || vault.isFresh(sealed)) return
  await replaceMark(tx, MARK, resealed(sealed, vault, log))
}

/** Tests empty the tables while running, and an operator may delete the mark: then a new key is created. */
export async function pushKey(tx: Tx, vault: Sealing): Promise<PushKey> {
  const stored = await readMark(tx, MARK)
  if (stored !== undefined) return opened(stored, vault)
  await setMark(tx, MARK, newSealedKey(vault))
  return pushKey(tx, vault)
}

function newSealedKey(vault: Sealing): string {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
  return vault.seal(JSON.stringify(privateKey.export({ format: "jwk" })), PURPOSE)
}

function resealed(sealed: string, vault: Sealing, log: Pick<Log, "warn">): string {
  try {
    return vault.seal(vault.open(sealed, PURPOSE), PURPOSE)
  } catch {
    log.warn("the key for push messages cannot be opened; a new one is created, and devices subscribe again")
    return newSealedKey(vault)
  }
}

function opened(sealed: string, vault: Sealing): PushKey {
  const key = JSON.parse(vault.open(sealed, PURPOSE)) as JsonWebKey
  const [x, y] = [key.x ?? "", key.y ?? ""].map((part) => Buffer.from(part, "base64url"))
  return {
    publicKey: Buffer.concat([Buffer.of(4), x as Buffer, y as Buffer]).toString("base64url"),
    privateKey: createPrivateKey({ key, format: "jwk" }),
  }
}

const STATEMENT_SECONDS = 12 * 3_600

/** `contact` is the address to which a push service can complain about our messages. */
export async function authorization(
  { publicKey, privateKey }: PushKey,
  { endpoint, contact, now }: { endpoint: string; contact: string; now: Date },
): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1_000)
  const statement = await new SignJWT()
    .setProtectedHeader({ typ: "JWT", alg: "ES256" })
    .setAudience(new URL(endpoint).origin)
    .setExpirationTime(seconds + STATEMENT_SECONDS)
    .setSubject(`mailto:${contact}`)
    .sign(privateKey)
  return `vapid t=${statement}, k=${publicKey}`
}
