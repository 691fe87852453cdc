// The English résumé: newest first, without photo, age and gender, as usual outside Japan.
import type { ResumeContent } from "@shirube/contract/career/career-documents/resume"
import type { EducationEnding, WorkKind } from "@shirube/vocabulary/career/resumes/choices"
import type { LanguageLevel } from "@shirube/vocabulary/people/profile/choices"
import { byMonth, formName, joined, type NameOf } from "../rirekisho/present.ts"
import { pointsOf } from "../shokumu-keirekisho/present.ts"

const monthName = new Intl.DateTimeFormat("en-GB", { month: "short", year: "numeric", timeZone: "UTC" })
const dayName = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" })
const monthOf = (month: string) => monthName.format(new Date(`${month}-01T00:00:00Z`))

const kinds: Partial<Record<WorkKind, string>> = {
  part_time: "part-time",
  internship: "internship",
  volunteer: "volunteer",
}
const levels: Readonly<Record<LanguageLevel, string>> = {
  basic: "basic",
  daily: "conversational",
  business: "business level",
  native: "native",
}
const endings: Readonly<Record<EducationEnding, string>> = {
  graduated: "",
  expected: " (expected)",
  left: " (left before graduation)",
}

const inEnglish = (english: string, otherwise: string) => english.trim() || otherwise.trim()
const period = (from: string | null, to: string | null, open: string) =>
  joined([from === null ? "" : monthOf(from), to === null ? open : monthOf(to)], " – ")

export function presentEnglishResume(content: ResumeContent, nameOf: NameOf) {
  const { name_roman: roman } = content
  const name = joined([roman.given, roman.family], " ") || formName(content)
  return {
    title: joined([name, "résumé"], " – "),
    author: name,
    name,
    contact: [content.email, content.home.phone, content.website].map((part) => part.trim()).filter(Boolean),
    summary: content.summary_en.trim(),
    schools: byMonth(content.schools)
      .reverse()
      .filter(({ school, school_en }) => inEnglish(school_en, school) !== "")
      .map((school) => ({
        name: inEnglish(school.school_en, school.school),
        place: school.country === null ? "" : (nameOf("countries", school.country, "en") ?? school.country),
        detail: inEnglish(school.department_en, school.department),
        period: `${period(school.from, school.to, "")}${endings[school.ending]}`,
      })),
    jobs: byMonth(content.jobs)
      .reverse()
      .filter(({ employer, employer_en }) => inEnglish(employer_en, employer) !== "")
      .map((job) => ({
        name: inEnglish(job.employer_en, job.employer),
        detail: joined([inEnglish(job.position_en, job.position), kinds[job.kind] ?? ""], ", "),
        period: period(job.from, job.to, "present"),
        points: pointsOf(job.duties_en.trim() === "" ? `${job.duties}\n${job.results}` : job.duties_en),
      })),
    skills: pointsOf(inEnglish(content.skills_en, content.skills)),
    languages: content.languages.flatMap(({ code, level }) =>
      code === null ? [] : [`${nameOf("languages", code, "en") ?? code} (${levels[level]})`],
    ),
    licences: content.licences
      .filter(({ name: own, name_en }) => inEnglish(name_en, own) !== "")
      .toSorted((a, b) => (b.month ?? "").localeCompare(a.month ?? ""))
      .map((licence) => ({
        name: inEnglish(licence.name_en, licence.name),
        period: licence.month === null ? "" : monthOf(licence.month),
      })),
    residence:
      content.residence_status.trim() === ""
        ? ""
        : joined(
            [
              content.residence_status,
              content.residence_until === null
                ? ""
                : `valid until ${dayName.format(new Date(`${content.residence_until}T00:00:00Z`))}`,
            ],
            ", ",
          ),
  }
}
