// Finds contact details in what two people write to each other before a session is agreed. Free of dependencies, so
// that the browser can point them out before sending. It errs towards asking: the writer can confirm.

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu
/** Half width, lower case, on a text without invisible characters. */
const plain = (text: string) => text.normalize("NFKC").replace(INVISIBLE, "").toLowerCase()

const MAIL_HOST =
  "(?:gmail|googlemail|yahoo|outlook|hotmail|live|icloud|proton|docomo|ezweb|softbank|naver|qq|163)"
const emails = [
  /[\w.+-]{1,64}\s?@\s?[\w-]{1,63}(?:\s?\.\s?[\w-]{2,63})/,
  /[\w.+-]{1,64}\s?(?:[([{<]\s?(?:at|@|アット(?:マーク)?)\s?[)\]}>]|アットマーク|★|☆|●)\s?[\w-]{1,63}(?:\s?\.\s?|[([{\s]+dot[)\]}\s]+|ドット)[\w-]{2,63}/,
  new RegExp(String.raw`[\w.+-]{1,64}(?:\s?@\s?|\s?アット\s?)${MAIL_HOST}(?![a-z])`),
  // Some of the hosts are companies that people work at.
  new RegExp(String.raw`[\w.+-]{1,64}\s+at\s+(?:gmail|hotmail|icloud|${MAIL_HOST}(?:\.|\s+dot\s))`),
]

const links = [
  /(?<![a-z])https?\s?:/,
  /(?<![\w.@-])www\.[\w-]{2,}/,
  // Names such as Booking.com are companies; with a path they are addresses.
  /(?<![\w@-])(?:[a-z0-9-]{1,63}\.){1,4}(?:com|net|org|info|io|me|ee|gg|gl|ly|app|dev|link|jp|kr|cn|tw|vn|in|id|us|uk)\/[\w@?=]/,
]

const SERVICE =
  "(?:(?<![a-z])(?:line|whats\\s?app|telegram|insta(?:gram)?|ig|we\\s?chat|weixin|kakao(?:\\s?talk)?|zalo|viber|skype|discord|snapchat|messenger|facebook|fb)(?![a-z])|ライン|ワッツアップ|テレグラム|インスタ(?:グラム)?|ウィーチャット|微信|カカオ(?:トーク)?|카카오톡|카톡|ディスコード|スカイプ|フェイスブック)"
const ID = "(?:id|account|user\\s?name|handle|アカウント名?|アカ|ユーザー名|番号)"
const AMOUNT =
  "(?!\\d+(?:st|nd|rd|th|k|m|h|hrs?|hours?|min|mins|minutes?|days?|weeks?|months?|years?|am|pm|people|yen)(?![a-z0-9_]))"
const END = "(?<=[a-z0-9_])(?![a-z0-9_])"
/** A letter, and a digit, an underscore or a dot inside: hardly an ordinary word. */
const HANDLE = `${AMOUNT}(?=[a-z0-9._-]{0,30}[a-z])(?=[a-z-]{0,30}[0-9_]|[a-z0-9_-]{1,30}\\.[a-z0-9]|[0-9]{1,30}[a-z_])[a-z0-9_][a-z0-9._-]{2,40}${END}`
const WORD = `(?!(?:not|no|private|the|this|that|my|your|in|on|still|new|old|just|only|also|required|needed|deleted|different|same)(?![a-z0-9_]))[a-z0-9_][a-z0-9._-]{2,40}${END}`
const accounts = [
  // "LINE ID: linh", "my WeChat account is linh", "インスタのアカウントは「linh」"
  `${SERVICE}\\s?の?\\s?${ID}\\s?(?:[:=→「"'(@>-]|は|\\sis\\s|\\s@)\\s?[「"'(@]?${WORD}`,
  `${SERVICE}\\s?の?\\s?${ID}[^a-z0-9]{0,6}${HANDLE}`,
  // "insta: linh"
  `${SERVICE}\\s?[:=→@]\\s?@?${WORD}`,
  // "LINEは linh_99", "Telegram linh_99"
  `${SERVICE}\\s?(?:は|が|\\sis\\s)?[\\s「"'(@]{0,3}${HANDLE}`,
  // "linh_99 on Instagram", "linh_99(LINE)"
  `(?<![a-z0-9._@-])${HANDLE}\\s?(?:\\son\\s|[(/,、-])\\s?${SERVICE}`,
  // "@linh_99"
  `(?<![a-z0-9._-])@${HANDLE}`,
].map((pattern) => new RegExp(pattern))

const KANJI_DIGITS = "〇一二三四五六七八九"
const DIGIT_WORDS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
/** With digits in place of what is read as them: 〇九〇, "zero nine zero", O9O. */
const withDigits = (text: string) =>
  text
    .replace(/[〇一二三四五六七八九]/g, (digit) => String(KANJI_DIGITS.indexOf(digit)))
    .replace(/零/g, "0")
    .replace(/(?<![a-z])(?:zero|one|two|three|four|five|six|seven|eight|nine)(?![a-z])/g, (word) =>
      String(DIGIT_WORDS.indexOf(word)),
    )
    .replace(/(?<=\d)o(?![a-z])|(?<![a-z])o(?=\d)/g, "0")

const DAY = "(?:0?[1-9]|[12]\\d|3[01])"
const MONTH = "(?:0?[1-9]|1[0-2])"
const YEAR = "(?:19|20)\\d\\d"
/** Numbers that people write about dates, times and postal codes. */
const otherNumbers = [
  new RegExp(`(?<!\\d)${YEAR}\\s?[-/.年]\\s?${MONTH}\\s?[-/.月]\\s?${DAY}(?!\\d)日?`, "g"),
  new RegExp(`(?<!\\d)(?:${DAY}[-/.]${MONTH}|${MONTH}[-/.]${DAY})[-/.]${YEAR}(?!\\d)`, "g"),
  /(?<!\d)\d{1,2}:\d{2}(?!\d)/g,
  /〒\s?\d{3}-?\d{4}(?!\d)/g,
]

const BETWEEN = "[\\s\\-‐‑‒–—―−ー・.()_/*~#|]{0,3}"
const digitRuns = new RegExp(`\\+?\\(?\\+?\\d(?:${BETWEEN}\\d){6,29}`, "g")
const MONEY_BEFORE = /[¥$€₫₩]\s?$|(?:jpy|usd|vnd|krw|rp)\s?$/
const MONEY_AFTER = /^\s?(?:円|yen|万|億|jpy|usd|vnd|krw|ドル|dollar)/
const PHONE_WORD =
  /(?:tel|phone|mobile|cell|call me|number is|☎|📞|電話|携帯|ケータイ|でんわ)(?:番号)?\s?(?:number)?\s?(?:is|は|[:(=])?\s?$/

/** Sizes of the groups of digits, as in 3-3-4, in which numbers without a leading zero are written. */
const groupings = new Set(["10", "11", "3-3-4", "3-4-3", "4-3-3", "5-5", "3-4-4", "1-3-3-4"])

function isPhone(run: string, before: string, after: string): boolean {
  if (MONEY_BEFORE.test(before) || MONEY_AFTER.test(after)) return false
  const groups = run.split(/\D+/).filter(Boolean)
  const digits = groups.join("")
  const count = digits.length
  if (PHONE_WORD.test(before)) return true
  if (/^\(?\+/.test(run) || digits.startsWith("00")) return count >= 9
  if (groups.every((group) => group.length === 1)) return count >= 9
  if (/^0[1-9]/.test(digits)) return !/^0\.\d/.test(run) && count >= 9 && count <= 11
  return /^[1-9]/.test(digits) && groupings.has(groups.map((group) => group.length).join("-"))
}

function hasPhone(text: string): boolean {
  const numbers = otherNumbers.reduce((left, pattern) => left.replace(pattern, " ; "), withDigits(text))
  return [...numbers.matchAll(digitRuns)].some(({ 0: run, index }) =>
    isPhone(run, numbers.slice(Math.max(0, index - 24), index), numbers.slice(index + run.length)),
  )
}

const patterns = [...emails, ...links, ...accounts]

/** Whether a text seems to contain contact details. */
export function contactDataIn(text: string): boolean {
  const written = plain(text)
  return patterns.some((pattern) => pattern.test(written)) || hasPhone(written)
}
