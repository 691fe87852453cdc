// What must be read again but not by whoever gets hold of the database: sealed with AES-256-GCM. And keyed digests for
// what must only be recognised. Each purpose has a key of its own, derived from the one setting.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto"

export interface Vault {
  /** `purpose` binds the sealed text to its place: moved to another row or column it does not open. */
  seal(text: string, purpose: string): string
  open(sealed: string, purpose: string): string
  digest(text: string, purpose: string): string
  /** 32 bytes, always the same for the same purpose. */
  derive(purpose: string): Buffer
}

const NONCE_BYTES = 12
const TAG_BYTES = 16

export function createVault(encryptionKey: Uint8Array): Vault {
  const derive = (purpose: string) => Buffer.from(hkdfSync("sha256", encryptionKey, "", purpose, 32))
  const sealingKey = derive("seal")
  const digestKey = derive("digest")
  return {
    derive,
    seal(text, purpose) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv("aes-256-gcm", sealingKey, nonce).setAAD(Buffer.from(purpose))
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url")
    },
    open(sealed, purpose) {
      const bytes = Buffer.from(sealed, "base64url")
      const nonce = bytes.subarray(0, NONCE_BYTES)
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
      const decipher = createDecipheriv("aes-256-gcm", sealingKey, nonce, { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(purpose)).setAuthTag(tag)
      const text = [decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]
      return Buffer.concat(text).toString("utf8")
    },
    digest: (text, purpose) =>
      createHmac("sha256", digestKey).update(purpose).update("\0").update(text).digest("base64url"),
  }
}
