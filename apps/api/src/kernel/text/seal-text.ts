const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const letter = /\p{L}/u

/**
 * The one or two characters of a person's seal. For a Japanese, Chinese or Korean name: the family name if it
 * is short and a space marks its end, else the first character. For any other name: the initials.
 */
export function sealText(name: string): string {
  const words = name
    .normalize("NFKC")
    .split(/[\s・.-]+/u)
    .map((word) => [...word].filter((character) => letter.test(character)))
    .filter((characters) => characters.length > 0)
  const [first = [], ...others] = words
  if (cjk.test(first[0] ?? ""))
    return (others.length > 0 && first.length <= 2 ? first : first.slice(0, 1)).join("")
  return [first, ...others.slice(-1)].map(([initial = ""]) => [...initial.toUpperCase()][0] ?? "").join("")
}
