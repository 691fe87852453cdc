// What a picture is by its first bytes, whatever is said about it.
import type { PictureType } from "@shirube/contract/files"

export const SIGNATURE_BYTES = 12

/** In hexadecimal. */
const signatures: Readonly<Record<PictureType, RegExp>> = {
  "image/jpeg": /^ffd8ff/,
  "image/png": /^89504e470d0a1a0a/,
  "image/webp": /^52494646.{8}57454250/,
  "image/gif": /^474946383[79]61/,
}

export const isPictureOf = (type: string, head: Uint8Array) =>
  type in signatures && signatures[type as PictureType].test(Buffer.from(head).toString("hex"))
