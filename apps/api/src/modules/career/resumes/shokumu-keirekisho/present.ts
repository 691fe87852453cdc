import type { ResumeContent } from "@shirube/contract/career/career-documents/resume"
import type { WorkKind } from "@shirube/vocabulary/career/resumes/choices"
import { dayText, monthText } from "@shirube/vocabulary/career/resumes/eras"
import type { LanguageLevel } from "@shirube/vocabulary/people/profile/choices"
import { byMonth, formName, joined, licenceRows, type NameOf } from "../rirekisho/present.ts"

const kinds: Readonly<Record<WorkKind, string>> = {
  full_time: "正社員",
  contract: "契約社員",
  part_time: "アルバイト",
  internship: "インターンシップ",
  volunteer: "ボランティア",
}
const levels: Readonly<Record<LanguageLevel, string>> = {
  basic: "基礎",
  daily: "日常会話",
  business: "ビジネス",
  native: "母語",
}

/** One point a line; a mark that was typed before it is replaced by the form's own. */
export const pointsOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.replace(/^\s*[・●•◦‣*\-–—]\s*/u, "").trim())
    .filter((line) => line !== "")

export function presentShokumuKeirekisho(content: ResumeContent, today: string, nameOf: NameOf) {
  const { year_style: style } = content
  const name = formName(content)
  return {
    title: joined(["職務経歴書", name], " "),
    author: name,
    date: dayText(content.submitted_on ?? today, style),
    name,
    summary: content.summary.trim(),
    jobs: byMonth(content.jobs)
      .filter(({ employer }) => employer.trim() !== "")
      .map(({ employer, business, position, kind, from, to, duties, results }) => ({
        period: joined(
          [from === null ? "" : monthText(from, style), to === null ? "現在" : monthText(to, style)],
          "～",
        ),
        employer: employer.trim(),
        kind: kinds[kind],
        business: business.trim(),
        position: position.trim(),
        duties: pointsOf(duties),
        results: pointsOf(results),
      })),
    skills: pointsOf(content.skills),
    licences: licenceRows(content).map(({ year, month, text }) => ({
      date: year === "" ? "" : `${year}年${month}月`,
      text,
    })),
    languages: content.languages.flatMap(({ code, level }) =>
      code === null ? [] : [`${nameOf("languages", code, "ja") ?? code}（${levels[level]}）`],
    ),
    pr: content.self_pr.trim(),
    website: content.website.trim(),
  }
}
