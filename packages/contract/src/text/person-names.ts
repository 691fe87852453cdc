// Names of people: as on the residence card, their reading, and the display name.

import { LONGEST_DISPLAY_NAME, PRODUCT_NAME, PRODUCT_NAME_JA } from "@shirube/vocabulary/product"
import { z } from "zod"
import { limitsInForce } from "../documented.ts"
import { shownText, tidyText } from "./shown-text.ts"

const LONGEST_CARD_NAME = 100
/** Leaves room for accents typed as separate characters. */
const LONGEST_TYPED = 4 * LONGEST_CARD_NAME

/** Letters that Unicode does not decompose into a base letter and an accent. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: "ss",
  ẞ: "SS",
  æ: "ae",
  Æ: "AE",
  œ: "oe",
  Œ: "OE",
  ø: "o",
  Ø: "O",
  đ: "d",
  Đ: "D",
  ð: "d",
  Ð: "D",
  þ: "th",
  Þ: "TH",
  ł: "l",
  Ł: "L",
  ħ: "h",
  Ħ: "H",
  ı: "i",
  ŋ: "n",
  Ŋ: "N",
  ə: "a",
  Ə: "A",
}
const oneSpace = (text: string) => text.replace(/\s+/gu, " ").trim()

/** A residence card has only the letters A to Z: strips accents and simplifies punctuation. */
export const plainLatin = (typed: string): string =>
  oneSpace(
    tidyText(typed)
      .replace(/[ʻʼ‘’`´＇]/gu, "'")
      .replace(/[‐‑‒–—−－]/gu, "-")
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .replace(/[^\0-\x7f]/gu, (letter) => plainLetters[letter] ?? letter),
  )

const tooLong = (value: string) =>
  ({ code: "too_big", origin: "string", maximum: LONGEST_CARD_NAME, inclusive: true, input: value }) as const

const notLatin = {
  en: "Please use the letters A to Z, as on your residence card. Spaces, hyphens and apostrophes are fine.",
  ja: "在留カードのとおり、アルファベット（A〜Z）で入力してください。スペース、ハイフン、アポストロフィも使えます。",
}
/** A single letter is allowed. */
export const CardName = z
  .string()
  .max(LONGEST_TYPED)
  .overwrite(plainLatin)
  .min(1)
  .check(({ value, issues }) => {
    if (value.length > LONGEST_CARD_NAME) issues.push(tooLong(value))
    else if (!/^[A-Za-z' -]*[A-Za-z][A-Za-z' -]*$/.test(value))
      issues.push({ code: "custom", params: { words: notLatin }, input: value })
  })
  .register(limitsInForce, { maxLength: LONGEST_CARD_NAME })

/** Converts half-width kana and hiragana to full-width katakana. */
export const fullWidthKana = (typed: string): string =>
  oneSpace(
    tidyText(typed)
      .normalize("NFKC")
      .replace(/[ぁ-ゖ]/gu, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0x60)),
  )

const notKana = {
  en: "Please use katakana, such as アマラ.",
  ja: "カタカナで入力してください（例：アマラ）。",
}
export const KanaName = z
  .string()
  .max(LONGEST_TYPED)
  .overwrite(fullWidthKana)
  .min(1)
  .check(({ value, issues }) => {
    if (value.length > LONGEST_CARD_NAME) issues.push(tooLong(value))
    else if (!/^[ァ-ヺー・ ]*[ァ-ヺ][ァ-ヺー・ ]*$/u.test(value))
      issues.push({ code: "custom", params: { words: notKana }, input: value })
  })
  .register(limitsInForce, { maxLength: LONGEST_CARD_NAME })

/** Members must not use names that suggest they speak for the product. */
const staffNames = [PRODUCT_NAME.toLowerCase(), PRODUCT_NAME_JA, "編集部", "運営", "editorialteam"]
/** Characters that look like Latin letters. */
const lookalikes: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "5": "s",
  а: "a",
  е: "e",
  һ: "h",
  і: "i",
  о: "o",
  р: "p",
  с: "c",
  ѕ: "s",
  у: "y",
  х: "x",
  ѵ: "v",
  Ꮪ: "s",
  ı: "i",
  l: "i",
}
const asRead = (name: string) =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[ァ-ヶ]/gu, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0x60))
    .replace(/[^\p{L}\p{N}]/gu, "")
const undisguised = (text: string) => text.replace(/./gu, (letter) => lookalikes[letter] ?? letter)
const staffAsRead = staffNames.map((name) => undisguised(asRead(name)))
const looksLikeStaff = (name: string) => {
  const read = undisguised(asRead(name))
  return staffAsRead.some((staff) => read.includes(staff))
}

const noLetter = {
  en: "Please use at least one letter.",
  ja: "文字を1つ以上使ってください。",
}
const likeStaff = {
  en: "This looks like the name of our team. Please choose another one.",
  ja: "運営スタッフと間違えられる名前は使えません。別の名前にしてください。",
}
/** Shown to everyone beside a member's posts. */
export const DisplayName = shownText(LONGEST_DISPLAY_NAME)
  .refine((name) => /\p{L}/u.test(name), { params: { words: noLetter } })
  .refine((name) => !looksLikeStaff(name), { params: { words: likeStaff } })
