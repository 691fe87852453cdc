// Where a date, a time or a number with its counter may not be broken: browsers break "19:30–21:00" after the dash, "20 January" at
// the space, and 28時間 after the number.
import { COUNTER } from "@shirube/vocabulary/text/counters"
import { createElement, Fragment } from "react"

const clock = String.raw`\d{1,2}(?::\d{2}|時\d{2}分)`
const months =
  "Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?"
const weekdays = "(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat),? "
const parts = [
  // "19:30–21:00", also with the thin spaces and the wave dash that Intl writes, and its "19時30分～21時00分".
  String.raw`${clock}(?:\s?[–~～〜-]\s?${clock})?`,
  // "Wed, 20 January 2027", "Wed 20 Jan".
  String.raw`(?:${weekdays})?\b\d{1,2} (?:${months})\b(?: \d{4})?`,
  // "2027年1月20日(水)", "1月20日", "1/20(水)".
  String.raw`(?:\d{4}年)?\d{1,2}月\d{1,2}日(?:[(（][^)）]{1,2}[)）])?`,
  String.raw`\d{1,2}/\d{1,2}[(（][^)）]{1,2}[)）]`,
  String.raw`\d[\d,.]*${COUNTER}`,
]
const unbreakable = new RegExp(`(${parts.join("|")})`)

/** A text whose dates, times and counted numbers stay on one line each. Its words are unchanged, so that it is copied and found as written. */
export function Unbroken({ text }: { text: string }) {
  // Split with one group: every second part is a match.
  const parts = text.split(unbreakable).map((part, at) => (at % 2 === 0 ? part : inOneLine(part)))
  return createElement(Fragment, null, ...parts)
}

const inOneLine = (part: string) => <span className="whitespace-nowrap">{part}</span>
