// The short code of a registration, scanned as a QR code or typed at the door.
import { CHECK_IN_CODE } from "@shirube/vocabulary/events/events/draft-choices"

/** Undefined if the text is not one of our codes: other QR codes are everywhere. */
export function readCode(text: string): string | undefined {
  const code = text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s\-‐–ー]/g, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1")
  return CHECK_IN_CODE.test(code) ? code : undefined
}
