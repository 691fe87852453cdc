// Numbers with counters: the dictionary reads 3 and 月 separately, as さん and つき. Digits get no furigana,
// unless number and counter are read as one word (1人, 20歳).
import type { RubySegment } from "../ruby.ts"

const NUMERALS = "一二三四五六七八九十"
const SPOKEN = ["いち", "に", "さん", "よん", "ご", "ろく", "なな", "はち", "きゅう", "じゅう"]

/** The regular reading. */
const COUNTERS: Readonly<Record<string, string>> = {
  月: "がつ",
  年: "ねん",
  日: "にち",
  時: "じ",
  分: "ふん",
  秒: "びょう",
  週: "しゅう",
  週間: "しゅうかん",
  人: "にん",
  名: "めい",
  社: "しゃ",
  回: "かい",
  階: "かい",
  件: "けん",
  枚: "まい",
  冊: "さつ",
  着: "ちゃく",
  本: "ほん",
  台: "だい",
  点: "てん",
  通: "つう",
  次: "じ",
  期: "き",
  級: "きゅう",
  位: "い",
  番: "ばん",
  号: "ごう",
  章: "しょう",
  行: "ぎょう",
  字: "じ",
  問: "もん",
  割: "わり",
  倍: "ばい",
  度: "ど",
  歩: "ほ",
  歳: "さい",
  才: "さい",
  円: "えん",
  万: "まん",
  億: "おく",
  票: "ひょう",
}

/** Number and counter are read as one word. */
const WHOLE: Readonly<Record<string, string>> = {
  "1人": "ひとり",
  "2人": "ふたり",
  "20歳": "はたち",
  "20才": "はたち",
  "2日": "ふつか",
  "3日": "みっか",
  "4日": "よっか",
  "5日": "いつか",
  "6日": "むいか",
  "7日": "なのか",
  "8日": "ようか",
  "9日": "ここのか",
  "10日": "とおか",
  "14日": "じゅうよっか",
  "20日": "はつか",
  "24日": "にじゅうよっか",
}
const FIRST_OF_MONTH = "ついたち"
/** 7月1日, 7月の1日; but 7月の1日プログラム takes one day. */
const namesFirstDay = (before: string, after: string) =>
  /月$/u.test(before) || (/月の$/u.test(before) && !/^[\p{Script=Katakana}\p{Script=Han}]/u.test(after))

/** Counters whose first sound changes after some numbers: 10分, 3階. By the last digit. */
const CHANGED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  分: Object.fromEntries([..."134680"].map((digit) => [digit, "ぷん"])),
  本: { 1: "ぽん", 3: "ぼん", 6: "ぽん", 8: "ぽん", 0: "ぽん" },
  歩: { 1: "ぽ", 3: "ぽ", 6: "ぽ", 8: "ぽ", 0: "ぽ" },
  階: { 3: "がい" },
  票: { 1: "ぴょう", 3: "びょう", 6: "ぴょう", 8: "ぴょう", 0: "ぴょう" },
}

/** Numbers with another reading before a counter: 四月, 四年, 九時. */
const OTHER_NUMBERS: Readonly<Record<string, string>> = {
  四月: "し",
  七月: "しち",
  九月: "く",
  四年: "よ",
  四時: "よ",
  四人: "よ",
  四円: "よ",
  七時: "しち",
  九時: "く",
}

/** 一回 is いっかい: before these sounds the number is shortened. */
const CUT_SHORT: Readonly<Record<string, readonly [ending: string, before: RegExp]>> = {
  一: ["いっ", /^[かきくけこさしすせそたちつてとぱぴぷぺぽ]/u],
  六: ["ろっ", /^[かきくけこぱぴぷぺぽ]/u],
  八: ["はっ", /^[かきくけこさしすせそたちつてとぱぴぷぺぽ]/u],
  十: ["じゅっ", /^[かきくけこさしすせそたちつてとぱぴぷぺぽ]/u],
}
/** Exceptions that are not shortened: 一次, 一社 is either, 一月 is the month. */
const IN_FULL = new Set(["一次", "一字", "一時", "一級", "一期", "一行"])

export const isCounter = (word: string) => Object.hasOwn(COUNTERS, word)

/**
 * The reading of a number with its counter. `before` is the text before the number, `after` the text after the
 * counter. Undefined: use the dictionary.
 */
export function readCounted(
  number: string,
  counter: string,
  before: string,
  after: string,
): RubySegment[] | undefined {
  const plain = COUNTERS[counter]
  if (plain === undefined) return undefined
  const digits = number.normalize("NFKC")
  return /^[\d.,]+$/.test(digits)
    ? afterDigits({ number, digits, counter, plain, before, after })
    : afterNumeral({ numeral: number, counter, plain, before, after })
}

/** 何月, 何人, 何本. */
export function readHowMany(counter: string): RubySegment[] {
  const plain = COUNTERS[counter] ?? ""
  return [{ text: `何${counter}`, reading: `なん${CHANGED[counter]?.[3] ?? plain}` }]
}

/** A counter after a blank that readers fill in: 〇日. */
export const readGap = (counter: string): RubySegment[] => [
  { text: counter, reading: COUNTERS[counter] ?? null },
]

const NUMERAL_AT_END = new RegExp(`[${NUMERALS}百千万]$`, "u")

interface Counted {
  readonly number: string
  readonly digits: string
  readonly counter: string
  readonly plain: string
  readonly before: string
  readonly after: string
}

interface CountedInWords extends Pick<Counted, "counter" | "plain" | "before" | "after"> {
  readonly numeral: string
}

const isFraction = (counter: string, after: string) =>
  counter === "分" && /^の[\d０-９一二三四五六七八九十]/u.test(after)

function afterDigits({ number, digits, counter, plain, before, after }: Counted): RubySegment[] {
  const isFirst = digits === "1" && counter === "日" && namesFirstDay(before, after)
  const whole = isFirst ? FIRST_OF_MONTH : WHOLE[digits + counter]
  if (whole !== undefined) return [{ text: number + counter, reading: whole }]
  const reading = isFraction(counter, after) ? "ぶん" : (CHANGED[counter]?.[digits.at(-1) ?? ""] ?? plain)
  return [
    { text: number, reading: null },
    { text: counter, reading },
  ]
}

/** One numeral, alone or as the last of several: 十分 in 三十分. */
function afterNumeral({ numeral, counter, plain, before, after }: CountedInWords): RubySegment[] | undefined {
  const value = NUMERALS.indexOf(numeral) + 1
  if (numeral.length !== 1 || value === 0) return undefined
  const text = numeral + counter
  const isFirst = value === 1 && counter === "日" && namesFirstDay(before, after)
  if (isFraction(counter, after)) return [{ text, reading: `${SPOKEN[value - 1]}ぶん` }]
  // 三つで十分: enough, not ten minutes.
  if (text === "十分" && /で$/u.test(before)) return [{ text, reading: "じゅうぶん" }]
  const whole = isFirst ? FIRST_OF_MONTH : WHOLE[`${value}${counter}`]
  if (whole !== undefined && !NUMERAL_AT_END.test(before)) return [{ text, reading: whole }]
  const changed = CHANGED[counter]?.[String(value % 10)] ?? plain
  const [short = "", sounds] = IN_FULL.has(text) ? [] : (CUT_SHORT[numeral] ?? [])
  const spoken = sounds?.test(changed) ? short : (OTHER_NUMBERS[text] ?? SPOKEN[value - 1])
  return [{ text, reading: `${spoken}${changed}` }]
}
