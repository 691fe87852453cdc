// An authenticator app (RFC 6238), implemented separately so that the product is not tested with its own
// library.
import { createHmac } from "node:crypto"

const PERIOD_MS = 30_000
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"

function bytesOf(base32: string): Buffer {
  const bits = [...base32.replace(/[\s=]/g, "").toUpperCase()]
    .map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, "0"))
    .join("")
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** The current code, or that of `steps` half minutes later: each is valid once, and a clock may be one step ahead. */
export function codeOf(secret: string, steps = 0): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / PERIOD_MS) + steps))
  const digest = createHmac("sha1", bytesOf(secret)).update(counter).digest()
  const at = (digest.at(-1) ?? 0) & 0xf
  return String((digest.readUInt32BE(at) & 0x7fff_ffff) % 1_000_000).padStart(6, "0")
}
