// Encrypts data that must be readable again, but not with a copy of the database alone (AES-256-GCM), and
// makes keyed digests of data that must only be recognised. Each purpose has its own key, derived from the one
// setting. A sealed text contains the id of its key, so that a new key can be introduced while old texts stay
// readable.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto"
import type { Secrets } from "../config/config.ts"

export interface Vault {
  /** `purpose` binds the sealed text to its place: moved to another row or column it does not open. */
  seal(text: string, purpose: string): string
  /** Throws `UnknownKey` if the key it was sealed with is not configured. */
  open(sealed: string, purpose: string): string
  /** Whether the key it was sealed with is configured. */
  mayOpen(sealed: string): boolean
  /** Whether it is sealed with the current key, not the previous one. */
  isFresh(sealed: string): boolean
  digest(text: string, purpose: string): string
  /** Also includes the digest with the previous key. */
  digests(text: string, purpose: string): readonly string[]
  /** 32 bytes, always the same for the same purpose; then those of the previous key. */
  derive(purpose: string): readonly [current: Buffer, ...previous: Buffer[]]
}

/** The operator has lost the key, or does not name it in the settings. */
export class UnknownKey extends Error {
  constructor() {
    super("sealed with a key that is not configured")
  }
}

const NONCE_BYTES = 12
const TAG_BYTES = 16
const KEY_ID_LENGTH = 8

export function createVault({ current, previous }: Pick<Secrets, "current" | "previous">): Vault {
  const key = keyOf(current)
  const older = previous === undefined ? [] : [keyOf(previous)]
  const keys = [key, ...older]
  return {
    derive: (purpose) => [key.derive(purpose), ...older.map(({ derive }) => derive(purpose))],
    seal(text, purpose) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv("aes-256-gcm", key.sealing, nonce).setAAD(Buffer.from(purpose))
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()])
      return `${key.id}.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url")}`
    },
    open(sealed, purpose) {
      const [bytes = "", id] = sealed.split(".").reverse()
      const match = keys.find((each) => each.id === id)
      if (match) return unseal(match, bytes, purpose)
      if (id !== undefined) throw new UnknownKey()
      return unsealByAny(keys, bytes, purpose)
    },
    mayOpen: (sealed) => !sealed.includes(".") || keys.some(({ id }) => sealed.startsWith(`${id}.`)),
    isFresh: (sealed) => sealed.startsWith(`${key.id}.`),
    digest: (text, purpose) => digestWith(key, text, purpose),
    digests: (text, purpose) => keys.map((each) => digestWith(each, text, purpose)),
  }
}

interface Key {
  readonly id: string
  readonly derive: (purpose: string) => Buffer
  readonly sealing: Buffer
  readonly digesting: Buffer
}

function keyOf(secret: Uint8Array): Key {
  const derive = (purpose: string) => Buffer.from(hkdfSync("sha256", secret, "", purpose, 32))
  return {
    id: derive("key id").toString("base64url").slice(0, KEY_ID_LENGTH),
    derive,
    sealing: derive("seal"),
    digesting: derive("digest"),
  }
}

function unseal({ sealing }: Key, sealed: string, purpose: string): string {
  const bytes = Buffer.from(sealed, "base64url")
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
  const decipher = createDecipheriv("aes-256-gcm", sealing, nonce, { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(purpose)).setAuthTag(tag)
  const text = [decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]
  return Buffer.concat(text).toString("utf8")
}

/** A text sealed before keys had ids does not say which key it needs. */
function unsealByAny([key, ...others]: readonly Key[], sealed: string, purpose: string): string {
  try {
    return unseal(key as Key, sealed, purpose)
  } catch (error) {
    if (others.length === 0) throw error
    return unsealByAny(others, sealed, purpose)
  }
}

const digestWith = ({ digesting }: Key, text: string, purpose: string) =>
  createHmac("sha256", digesting).update(purpose).update("\0").update(text).digest("base64url")
