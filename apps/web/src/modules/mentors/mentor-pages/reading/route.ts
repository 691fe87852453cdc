// The head of a senpai's page.
import { type Language, locales } from "@shirube/vocabulary/language"
import { type PageMatch, page } from "#web/lib/page/page.ts"
import { addressIn, breadcrumbList, structuredData } from "#web/lib/page/structured-data.ts"
import { MENTORS_PATH, mentorHref } from "../../directory/address.ts"
import type { Mentor } from "../queries.ts"
import { textFor } from "./text-for.ts"

interface MentorMatch extends PageMatch {
  readonly status: string
}

/** Drawn by the server; the version in the URL changes with the page. */
const pictureOf = ({ id, updatedAt }: Mentor, language: Language) =>
  `/og/mentor/${id}/${language}.png?v=${Date.parse(updatedAt).toString(36)}`

export function mentorHead(match: MentorMatch, mentor: Mentor | undefined) {
  const { t, language } = match.context.locale
  if (!mentor) {
    // A failed request is worth a retry; a missing page is not, so the titles differ.
    const title = match.status === "error" ? t("status.exceptionTitle") : t("mentorProfile.notFound.title")
    return page(match, { title, hidden: true })
  }
  const headline = textFor(mentor.headline, language)?.text ?? ""
  const headFields = {
    title: t("mentorProfile.title", { name: mentor.name }),
    description: t("mentorProfile.description", { name: mentor.name, headline }),
  }
  // The rest is for programs that fetch the document (lib/page/head.ts).
  if (!import.meta.env.SSR) return page(match, headFields)
  return {
    ...page(match, { ...headFields, image: pictureOf(mentor, language) }),
    scripts: structuredData(dataOf(match, mentor)),
  }
}

function dataOf(match: PageMatch, mentor: Mentor) {
  const { locale, settings } = match.context
  const at = (path: string) => new URL(path, settings.publicUrl).href
  const { id, name, photo, headline, names, workplace, university, publishedAt, updatedAt } = mentor
  return [
    {
      "@type": "ProfilePage",
      url: addressIn(match, mentorHref(id)),
      inLanguage: locales[locale.language].iso,
      dateCreated: publishedAt,
      dateModified: updatedAt,
      mainEntity: {
        "@type": "Person",
        identifier: id,
        name,
        description: textFor(headline, locale.language)?.text,
        ...(photo ? { image: at(photo.large) } : {}),
        ...(names.occupation ? { jobTitle: names.occupation } : {}),
        ...(workplace?.company ? { worksFor: { "@type": "Organization", name: workplace.company } } : {}),
        ...(university?.name ? { alumniOf: { "@type": "CollegeOrUniversity", name: university.name } } : {}),
        ...(names.nationality ? { nationality: { "@type": "Country", name: names.nationality } } : {}),
        ...(names.languages.length > 0 ? { knowsLanguage: names.languages } : {}),
      },
    },
    breadcrumbList(match, [
      { name: locale.t("mentorProfile.home"), path: "/" },
      { name: locale.t("mentorProfile.senpai"), path: MENTORS_PATH },
      { name, path: mentorHref(id) },
    ]),
  ]
}
