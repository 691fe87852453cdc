// Finds contact details and residence card numbers in a text. They are pointed out, never refused: a company's number is
// no secret.
import type { NoticedKind } from "@shirube/vocabulary/community/forum/choices"

export interface Noticed {
  readonly kind: NoticedKind
  readonly words: string
  readonly start: number
}

const DIGIT = "[0-9０-９]"
const DASH = "[-‐‑‒–—―−－ー ().（）　]"
const PLUS = "[+＋]"
const LATIN = "[A-Za-zＡ-Ｚａ-ｚ]"
const word = "[A-Za-z0-9Ａ-Ｚａ-ｚ０-９]"

const kinds: readonly (readonly [NoticedKind, RegExp])[] = [
  ["email", /[\w.+-]{1,64}[@＠][\w-]{1,63}(?:[.．][\w-]{1,63})+/g],
  ["residence_card", new RegExp(`(?<!${word})${LATIN}{2}${DIGIT}{8}${LATIN}{2}(?!${word})`, "g")],
  // Japanese numbers: a leading zero or +81, grouped digits, half or full width.
  [
    "phone",
    new RegExp(
      `(?<!${word}|${DASH}(?<=${DIGIT}.))(?:${PLUS}(?:81|８１)${DASH}{0,2}|[0０](?![.．]))(?:${DASH}{0,2}${DIGIT}){8,10}(?!${DIGIT})`,
      "g",
    ),
  ],
]

const digitsOf = (text: string) => text.normalize("NFKC").replace(/\D/g, "")

/** Whether it has the length of a Japanese number, in national or +81 form. */
function isPhone(words: string): boolean {
  const digits = digitsOf(words)
  const national = /^[+＋]/.test(words) ? `0${digits.slice(2).replace(/^0/, "")}` : digits
  return /^0[5789]0\d{8}$/.test(national) || /^0[1-9]\d{8}$/.test(national)
}

/** In text order. */
export function noticePersonalData(text: string): Noticed[] {
  const found = kinds.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)]
      .filter(([words]) => kind !== "phone" || isPhone(words))
      .map(({ 0: words, index }) => ({ kind, words, start: index })),
  )
  return found.sort((a, b) => a.start - b.start)
}
