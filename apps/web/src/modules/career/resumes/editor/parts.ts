// The texts of a résumé, for comparing two versions.
import { useTranslations } from "use-intl"
import type { DocumentPart } from "#web/kits/drafts/side-by-side.tsx"
import type { ResumeContent } from "../content.ts"

const lineOf = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(" ")

export function useResumeParts(): (content: ResumeContent) => readonly DocumentPart[] {
  const t = useTranslations("resumes")
  return (content) => {
    const { home, contact } = content
    const part = (id: string, label: string, text: string) => ({ id, label, text })
    return [
      part("title", t("name"), content.title),
      part(
        "person",
        t("steps.person"),
        [
          lineOf(content.name.family, content.name.given),
          lineOf(content.nameKana.family, content.nameKana.given),
          lineOf(content.nameRoman.family, content.nameRoman.given),
          content.nameNative,
          lineOf(content.birthday, content.gender),
          lineOf(home.postalCode, home.address, home.phone),
          lineOf(contact.postalCode, contact.address, contact.phone),
          lineOf(content.email, content.website),
        ]
          .filter(Boolean)
          .join("\n"),
      ),
      part(
        "schools",
        t("steps.schools"),
        content.schools
          .map(({ from, to, school, department }) => lineOf(from, "–", to, school, department))
          .join("\n"),
      ),
      ...content.jobs.map((job) =>
        part(
          job.id,
          job.employer || t("steps.jobs"),
          [lineOf(job.from, "–", job.to, job.position), job.duties, job.results, job.dutiesEn]
            .filter(Boolean)
            .join("\n"),
        ),
      ),
      part(
        "licences",
        t("steps.licences"),
        content.licences.map(({ month, name }) => lineOf(month, name)).join("\n"),
      ),
      part("motivation", t("texts.motivation"), content.motivation),
      part("selfPr", t("texts.selfPr"), content.selfPr),
      part("hobbies", t("texts.hobbies"), content.hobbies),
      part("wishes", t("texts.wishes"), content.wishes),
      part("summary", t("texts.summary"), content.summary),
      part("skills", t("texts.skills"), content.skills),
      part("summaryEn", t("texts.summaryEn"), content.summaryEn),
      part("skillsEn", t("texts.skillsEn"), content.skillsEn),
    ]
  }
}
