// The rirekisho as its template expects it. School and work history have fixed phrases, and end with 以上.
import type { ResumeContent } from "@shirube/contract/career/career-documents/resume"
import type { Paper, SchoolLevel, WorkKind } from "@shirube/vocabulary/career/resumes/choices"
import { ageOn, dayText, yearOfMonth } from "@shirube/vocabulary/career/resumes/eras"

type School = ResumeContent["schools"][number]
type Job = ResumeContent["jobs"][number]
type Style = ResumeContent["year_style"]

interface Row {
  readonly year: string
  readonly month: string
  readonly text: string
  readonly align: "left" | "center" | "right"
}

/** The name of a country or language in the reference lists. */
export type NameOf = (
  kind: "countries" | "languages",
  code: string,
  language: "en" | "ja",
) => string | undefined

export const WIDE_SPACE = "\u3000"
export const joined = (parts: readonly string[], by = WIDE_SPACE) =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join(by)

const dated = (month: string | null, text: string, style: Style): Row => ({
  year: month === null ? "" : yearOfMonth(month, style),
  month: month === null ? "" : String(Number(month.slice(5, 7))),
  text,
  align: "left",
})
const undated = (text: string, align: Row["align"]): Row => ({ year: "", month: "", text, align })

/** Rows without a month come last, in the order of the form. */
export const byMonth = <Item extends { readonly from: string | null }>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => (a.from ?? "9").localeCompare(b.from ?? "9"))

/** Courses after which one 修了, not 卒業. */
const completed: readonly (SchoolLevel | null)[] = [
  "language_school",
  "exchange",
  "research",
  "master",
  "doctor",
]
const beginnings: Partial<Record<SchoolLevel, string>> = {
  exchange: "交換留学開始",
  research: "研究生として入学",
}

function endingOf({ level, ending }: School): string {
  if (ending === "left") return "中途退学"
  const word = completed.includes(level) ? "修了" : "卒業"
  return ending === "expected" ? `${word}見込み` : word
}

function schoolName({ school, department, country }: School, nameOf: NameOf): string {
  const abroad =
    country === null || country === "JP" ? "" : `（${nameOf("countries", country, "ja") ?? country}）`
  return joined([school.trim() === "" ? "" : `${school.trim()}${abroad}`, department])
}

function schoolRows(school: School, style: Style, nameOf: NameOf): Row[] {
  const name = schoolName(school, nameOf)
  if (name === "") return []
  const begins = (school.level && beginnings[school.level]) ?? "入学"
  return [
    dated(school.from, joined([name, begins]), style),
    ...(school.to === null ? [] : [dated(school.to, joined([name, endingOf(school)]), style)]),
  ]
}

const phrases: Readonly<Record<WorkKind, { readonly begins: string; readonly ends: string }>> = {
  full_time: { begins: "入社", ends: "一身上の都合により退職" },
  contract: { begins: "入社（契約社員）", ends: "契約期間満了により退職" },
  part_time: { begins: "アルバイトとして勤務", ends: "アルバイト勤務終了" },
  internship: { begins: "インターンシップ参加", ends: "インターンシップ修了" },
  volunteer: { begins: "ボランティアとして活動", ends: "活動終了" },
}

function jobRows({ employer, position, kind, from, to }: Job, style: Style): Row[] {
  if (employer.trim() === "") return []
  const { begins, ends } = phrases[kind]
  const first = dated(from, joined([employer, position, begins]), style)
  if (to === null) return [first, undated("現在に至る", "left")]
  // Someone who came for a month needs no second row.
  return from === to ? [first] : [first, dated(to, joined([employer, ends]), style)]
}

export function historyRows(
  { schools, jobs, year_style }: Pick<ResumeContent, "schools" | "jobs" | "year_style">,
  nameOf: NameOf,
): Row[] {
  const education = byMonth(schools).flatMap((school) => schoolRows(school, year_style, nameOf))
  const work = byMonth(jobs.filter(({ is_on_rirekisho }) => is_on_rirekisho)).flatMap((job) =>
    jobRows(job, year_style),
  )
  return [
    undated("学歴", "center"),
    ...education,
    undated("職歴", "center"),
    ...(work.length === 0 ? [undated("なし", "left")] : work),
    undated("以上", "right"),
  ]
}

export const licenceRows = ({
  licences,
  year_style,
}: Pick<ResumeContent, "licences" | "year_style">): Row[] =>
  licences
    .filter(({ name }) => name.trim() !== "")
    .toSorted((a, b) => (a.month ?? "9").localeCompare(b.month ?? "9"))
    .map(({ name, month }) => dated(month, name.trim(), year_style))

const fullName = ({ family, given }: ResumeContent["name"]) => joined([family, given])

/** The name as written on the form; in Latin letters if there is no other. */
export const formName = ({ name, name_roman }: Pick<ResumeContent, "name" | "name_roman">): string =>
  fullName(name) || joined([name_roman.family, name_roman.given], " ")

export const residenceText = ({
  residence_status,
  residence_until,
  year_style,
}: Pick<ResumeContent, "residence_status" | "residence_until" | "year_style">): string =>
  residence_status.trim() === ""
    ? ""
    : `在留資格：${residence_status.trim()}${
        residence_until === null ? "" : `（在留期限：${dayText(residence_until, year_style)}）`
      }`

const asHiragana = (kana: string) =>
  kana.replace(/[ァ-ヶ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60))

/** `ふりがな` is written in hiragana on the form. */
const addressOf = ({ postal_code, address, kana, phone }: ResumeContent["home"]) => ({
  postal: postal_code.replace("〒", "").trim(),
  address: address.trim(),
  kana: asHiragana(kana.trim()),
  phone: phone.trim(),
})

/** A name that differs only in capitals and spaces is not printed twice. */
const sameLetters = (name: string) => name.replace(/\s+/g, " ").toLowerCase()

/** With captions if there is more than one. */
function appealOf({ motivation, self_pr, hobbies }: ResumeContent): [caption: string, text: string][] {
  const texts: [string, string][] = [
    ["志望の動機", motivation.trim()],
    ["自己PR", self_pr.trim()],
    ["趣味・特技", hobbies.trim()],
  ]
  const written = texts.filter(([, text]) => text !== "")
  return written.length > 1 ? written : written.map(([, text]) => ["", text])
}

interface RirekishoParts {
  readonly paper: Paper
  readonly today: string
  readonly hasPhoto: boolean
  readonly nameOf: NameOf
}

export function presentRirekisho(content: ResumeContent, { paper, today, hasPhoto, nameOf }: RirekishoParts) {
  const { year_style: style, birthday } = content
  const day = content.submitted_on ?? today
  const name = formName(content)
  const roman = joined([content.name_roman.family, content.name_roman.given], " ")
  const others = [roman, content.name_native.trim()].filter(
    (other) => other !== "" && sameLetters(other) !== sameLetters(name),
  )
  const contact = addressOf(content.contact)
  return {
    title: joined(["履歴書", name], " "),
    author: name,
    paper,
    date: dayText(day, style),
    name,
    kana: asHiragana(fullName(content.name_kana)),
    letters: [...new Set(others)].join(" ／ "),
    birthday:
      birthday === null
        ? "　　　　年　　月　　日生（満　　歳）"
        : `${dayText(birthday, style)}生（満${ageOn(birthday, day)}歳）`,
    gender: content.gender.trim(),
    photo: hasPhoto,
    home: addressOf(content.home),
    contact: Object.values(contact).every((part) => part === "") ? { ...contact, address: "同上" } : contact,
    email: content.email.trim(),
    history: historyRows(content, nameOf),
    licences: licenceRows(content),
    appeal: appealOf(content),
    wishes: joined([content.wishes.trim() || "貴社の規定に従います。", residenceText(content)], "\n"),
  }
}
