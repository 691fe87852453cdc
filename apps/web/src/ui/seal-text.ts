const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

export const isCjk = (text: string) => cjk.test(text)

/** What a person's seal says: the first character of a Japanese, Chinese or Korean name, else the initials. */
export function sealText(name: string): string {
  const trimmed = name.normalize("NFC").trim()
  const [first = ""] = trimmed
  if (isCjk(first)) return first
  const words = trimmed.split(/[\s・.-]+/u).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => [...(word ?? "")][0]?.toUpperCase() ?? "").join("")
}
