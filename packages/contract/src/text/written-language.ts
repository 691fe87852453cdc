// Detects the language of a short text from its script, so that members need not choose it for a line or two.

/** Letters of each script; Japanese is recognised by its kana. */
const letters = {
  Jpan: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  Hani: /\p{Script=Han}/gu,
  Kore: /\p{Script=Hangul}/gu,
  Latn: /\p{Script=Latin}/gu,
  Cyrl: /\p{Script=Cyrillic}/gu,
  Arab: /\p{Script=Arabic}/gu,
  Deva: /\p{Script=Devanagari}/gu,
  Beng: /\p{Script=Bengali}/gu,
  Sinh: /\p{Script=Sinhala}/gu,
  Taml: /\p{Script=Tamil}/gu,
  Thai: /\p{Script=Thai}/gu,
  Mymr: /\p{Script=Myanmar}/gu,
  Khmr: /\p{Script=Khmer}/gu,
  Laoo: /\p{Script=Lao}/gu,
} as const
type Script = keyof typeof letters

/** Number of alphabet letters that correspond to one character of a script without spaces. */
const DENSE = 3
const weights: Partial<Record<Script, number>> = { Jpan: DENSE, Hani: DENSE, Kore: DENSE }

/** Default language of a script. */
const usual: Partial<Record<Script, string>> = { Jpan: "ja", Hani: "zh", Kore: "ko", Latn: "en" }

const ADDRESS = /https?:\/\/\S+/g

function scriptOf(text: string): Script | undefined {
  const words = text.replace(ADDRESS, " ")
  const amount = (script: Script) => (words.match(letters[script])?.length ?? 0) * (weights[script] ?? 1)
  const kana = amount("Jpan")
  const amounts = (Object.keys(letters) as Script[]).map((script): [Script, number] => {
    if (script === "Jpan") return [script, kana === 0 ? 0 : kana + amount("Hani")]
    return [script, script === "Hani" && kana > 0 ? 0 : amount(script)]
  })
  const [most] = amounts.toSorted(([, a], [, b]) => b - a)
  return most && most[1] > 0 ? most[0] : undefined
}

function isWrittenIn(language: string, script: Script): boolean {
  const own = new Intl.Locale(language).maximize().script ?? ""
  return script === "Hani" ? ["Jpan", "Hans", "Hant"].includes(own) : own === script
}

/** The first likely language that matches the script of the text; without letters, the first. */
export function languageOfText(text: string, likely: readonly [string, ...string[]]): string {
  const script = scriptOf(text)
  if (script === undefined) return likely[0]
  return likely.find((language) => isWrittenIn(language, script)) ?? usual[script] ?? likely[0]
}
