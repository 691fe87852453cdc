// What stands at the door in a QR code, or is typed: one short code for each registration.
import { CHECK_IN_CODE } from "@shirube/contract/event-draft-choices"

/** Undefined where it is none: other QR codes are everywhere. */
export function readCode(text: string): string | undefined {
  const code = text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s\-‐–ー]/g, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1")
  return CHECK_IN_CODE.test(code) ? code : undefined
}
