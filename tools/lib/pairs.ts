// The two languages of a text say the same: the same numbers, and the same "everything".

const WORDS: Readonly<Record<string, number>> = {
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  eighteen: 18,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
}
/** Smaller numbers are articles and idioms: an hour, 1回. */
const LEAST = 10

const plain = (text: string) =>
  text
    .replace(/https?:\/\/\S+/g, "")
    .replace(/\{\w+, (?:plural|select|selectordinal)[\s\S]*\}/g, "")
    .replace(/\$?\{[^{}]*\}/g, "")

function numbersOf(text: string): Set<number> {
  const found = plain(text)
    .replace(/(\d+)万(\d+)?千?/g, (_, tens: string, more = "0") =>
      String(Number(tens) * 10_000 + Number(more) * 1_000),
    )
    .replace(/(\d+)千/g, (_, thousands: string) => String(Number(thousands) * 1_000))
    // 12月 is December.
    .replace(/\d{1,2}月/g, "")
    .replace(/half an hour/gi, "30")
    .replace(/(\d+)割/g, (_, tenths: string) => String(Number(tenths) * 10))
    .matchAll(/(?<![A-Za-z\d.])\d[\d,]*/g)
  return new Set(
    [...found].map(([digits]) => Number(digits.replaceAll(",", ""))).filter((number) => number >= LEAST),
  )
}

const wordNumbers = (text: string) =>
  [...text.toLowerCase().matchAll(/[a-z]+/g)].flatMap(([word]) => WORDS[word] ?? [])

const differing: readonly { readonly en: RegExp; readonly ja: RegExp; readonly why: string }[] = [
  {
    en: /\bread everything\b|\beverything here is free\b/i,
    ja: /記事/,
    why: "“everything” is not 記事: say “every article”",
  },
  { en: /\bwith a seat\b/i, ja: /申し込んだ(?:人|方)全員/, why: "who has a seat is not who has registered" },
  { en: /\byou can comment\b/i, ja: /コメントはだれでも/, why: "members comment, not everyone" },
  { en: /\bcould not come\b/i, ja: /欠席/, why: "absent is not “could not come”: “did not attend”" },
]

export function pairProblems(key: string, en: string, ja: string): string[] {
  const [inEnglish, inJapanese] = [numbersOf(en), numbersOf(ja)]
  const named = new Set([...inEnglish, ...wordNumbers(plain(en))])
  const missing = [
    ...[...inEnglish]
      .filter((number) => !inJapanese.has(number))
      .map((number) => `${number} is only in English`),
    ...[...inJapanese]
      .filter((number) => !named.has(number))
      .map((number) => `${number} is only in Japanese`),
  ]
  return [
    ...missing.map((problem) => `${key}: ${problem}`),
    ...differing.filter((pair) => pair.en.test(en) && pair.ja.test(ja)).map(({ why }) => `${key}: ${why}`),
  ]
}

const PAIR = /\ben: ("(?:[^"\\]|\\.)*"|`[^`]*`),\s*ja: ("(?:[^"\\]|\\.)*"|`[^`]*`)/g

/** Pairs written as `{ en: "…", ja: "…" }` in code. */
export const pairsIn = (source: string): { readonly en: string; readonly ja: string }[] =>
  [...source.matchAll(PAIR)].map(([, en = "", ja = ""]) => ({ en: en.slice(1, -1), ja: ja.slice(1, -1) }))
