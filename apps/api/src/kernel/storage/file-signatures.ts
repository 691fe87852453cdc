// Detects a file's type by its first bytes, whatever its declared type.
import type { FileType } from "@shirube/contract/common/media/files"

export const SIGNATURE_BYTES = 12

/** In hexadecimal. */
const signatures: Readonly<Record<FileType, RegExp>> = {
  "image/jpeg": /^ffd8ff/,
  "image/png": /^89504e470d0a1a0a/,
  "image/webp": /^52494646.{8}57454250/,
  "image/gif": /^474946383[79]61/,
  "application/pdf": /^255044462d/,
}

/** Films: MP4 and MOV have their type after four bytes of length, WebM is Matroska. */
const VIDEO = /^(?:.{8}66747970|.{8}(?:6d6f6f76|77696465|6d646174|66726565|736b6970)|1a45dfa3)/

export const isVideo = (head: Uint8Array) => VIDEO.test(Buffer.from(head).toString("hex"))

export const isFileOf = (type: string, head: Uint8Array) =>
  type in signatures && signatures[type as FileType].test(Buffer.from(head).toString("hex"))
