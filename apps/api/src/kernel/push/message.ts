// A push message as in RFC 8291: only the browser that made the keys can read it, not the push service.
import { createCipheriv, createECDH, ECDH, hkdfSync, randomBytes } from "node:crypto"

/** The browser's public key (65 bytes) and a secret shared with us (16 bytes), in base64url. */
export interface BrowserKeys {
  readonly p256dh: string
  readonly auth: string
}

/** Generated for every message; a test passes those of the standard's example. */
interface RandomValues {
  readonly privateKey?: Buffer
  readonly salt: Buffer
}

const CURVE = "prime256v1"
const RECORD_SIZE = 4_096
/** Delimiter of the last record. */
const LAST = 2

const derived = (salt: Buffer, from: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync("sha256", from, salt, info, length))

export function sealMessage(
  text: string,
  { p256dh, auth }: BrowserKeys,
  { privateKey, salt }: RandomValues = { salt: randomBytes(16) },
): Buffer {
  const pair = createECDH(CURVE)
  if (privateKey) pair.setPrivateKey(privateKey)
  else pair.generateKeys()
  const [ours, theirs] = [pair.getPublicKey(), Buffer.from(p256dh, "base64url")]
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), theirs, ours])
  const secret = derived(Buffer.from(auth, "base64url"), pair.computeSecret(theirs), info, 32)
  const key = derived(salt, secret, "Content-Encoding: aes128gcm\0", 16)
  const nonce = derived(salt, secret, "Content-Encoding: nonce\0", 12)
  const cipher = createCipheriv("aes-128-gcm", key, nonce)
  const sealed = [cipher.update(Buffer.from(text)), cipher.update(Buffer.of(LAST)), cipher.final()]
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD_SIZE)
  return Buffer.concat([salt, size, Buffer.of(ours.length), ours, ...sealed, cipher.getAuthTag()])
}

/** A valid point and a secret of the right length: with anything else every message would fail. */
export function areUsable({ p256dh, auth }: BrowserKeys): boolean {
  try {
    ECDH.convertKey(p256dh, CURVE, "base64url")
    return Buffer.from(p256dh, "base64url").length === 65 && Buffer.from(auth, "base64url").length === 16
  } catch {
    return false
  }
}
