// Feedback on a password while it is typed. The API decides: it has the full list.
import { PRODUCT_NAME, PRODUCT_NAME_JA } from "@shirube/vocabulary/product"

export const SHORTEST = 10

export type Hint = "short" | "repeated" | "common" | "product" | "fine"

/** Common first guesses, with any digits and punctuation behind them. */
const guessedFirst =
  /^(?:password|passw0rd|p@ssw0rd|qwerty(?:uiop)?|asdfgh(?:jkl)?|1?q2w3e4r(?:5t)?|iloveyou|letmein|welcome|admin|abc|sakura|monkey|dragon|sunshine|football|princess)?[\d\p{P}\p{S}]*$/u

export function hintOf(password: string): { readonly hint: Hint; readonly length: number } {
  const plain = password.normalize("NFKC").toLowerCase()
  const { length } = [...plain]
  return { hint: judge(plain, length), length }
}

function judge(plain: string, length: number): Hint {
  if (length < SHORTEST) return "short"
  if (/^(.{1,5})\1+$/u.test(plain)) return "repeated"
  if (guessedFirst.test(plain.replace(/\s+/g, ""))) return "common"
  return [PRODUCT_NAME, PRODUCT_NAME_JA].some((name) => plain.includes(name.toLowerCase()))
    ? "product"
    : "fine"
}
