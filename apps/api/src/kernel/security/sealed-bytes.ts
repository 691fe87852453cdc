// Files that the store must not be able to read: each has its own key, sealed by the vault. Each stored piece
// is encrypted with AES-256-GCM and bound to its key in the store, so that swapped pieces fail to decrypt.
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto"
import type { ExportId, FileId } from "#api/kernel/db/ids"
import type { Content } from "../storage/store.ts"
import type { Vault } from "./vault.ts"

/** The store must not learn the real type. */
export const SEALED_TYPE = "application/octet-stream"

const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

type SealedId = FileId | ExportId
const sealedFor = (id: SealedId) => `file ${id}`

/** As stored in the database. */
export const newFileKey = (vault: Pick<Vault, "seal">, id: SealedId) =>
  vault.seal(randomBytes(KEY_BYTES).toString("base64url"), sealedFor(id))

export const resealFileKey = (vault: Pick<Vault, "seal" | "open">, id: SealedId, sealedKey: string) =>
  vault.seal(vault.open(sealedKey, sealedFor(id)), sealedFor(id))

/** Encrypts and decrypts one file. */
export interface FileCipher {
  /** Nonce, then the sealed bytes as they arrive, then the tag. */
  seal(place: string, content: Content): AsyncGenerator<Uint8Array, void>
  /** Throws if the stored bytes were altered. */
  open(place: string, sealed: Uint8Array): Buffer
}

export function fileCipher(vault: Pick<Vault, "open">, id: SealedId, sealedKey: string): FileCipher {
  const key = Buffer.from(vault.open(sealedKey, sealedFor(id)), "base64url")
  return {
    async *seal(place, content) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(place))
      yield nonce
      for await (const piece of content) yield cipher.update(piece)
      yield cipher.final()
      yield cipher.getAuthTag()
    },
    open(place, sealed) {
      const nonce = sealed.subarray(0, NONCE_BYTES)
      const tag = sealed.subarray(-TAG_BYTES)
      const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(place)).setAuthTag(tag)
      return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
    },
  }
}
