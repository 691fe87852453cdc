import { PRODUCT_NAME, PRODUCT_NAME_JA } from "@shirube/vocabulary/product"

/** Why a password is too weak. Length and rarity count; kinds of characters do not. */
export type Weakness = "short" | "common" | "repeated" | "contains_email" | "contains_product"

export const SHORTEST = 10
/** A shorter local part would forbid too many ordinary words. */
const SHORTEST_EMAIL_NAME = 4

export function weaknessOf(
  password: string,
  email: string,
  isCommon: (word: string) => boolean,
): Weakness | undefined {
  const plain = password.normalize("NFKC").toLowerCase()
  const emailName = email.toLowerCase().split("@")[0] ?? ""
  if ([...plain].length < SHORTEST) return "short"
  if (/^(.{1,5})\1+$/u.test(plain)) return "repeated"
  if (disguises(plain).some(isCommon)) return "common"
  if (emailName.length >= SHORTEST_EMAIL_NAME && plain.includes(emailName)) return "contains_email"
  return [PRODUCT_NAME, PRODUCT_NAME_JA].some((name) => plain.includes(name.toLowerCase()))
    ? "contains_product"
    : undefined
}

/** What password crackers try first: the word itself, without spaces, or without trailing digits and punctuation. */
const disguises = (plain: string) =>
  [plain, plain.replace(/\s+/g, "")].flatMap((word) => [word, word.replace(/[\d\p{P}\p{S}]+$/u, "")])
