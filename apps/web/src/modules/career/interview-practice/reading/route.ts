// The head of a question's page.
import { type PageMatch, page } from "#web/lib/page/page.ts"
import { breadcrumbList, structuredData } from "#web/lib/page/structured-data.ts"
import { INTERVIEW_PATH, interviewHref } from "../address.ts"
import type { InterviewQuestion } from "../queries.ts"

interface QuestionMatch extends PageMatch {
  readonly status: string
}

const plain = (segments: readonly { readonly text: string }[]) => segments.map(({ text }) => text).join("")

export function interviewQuestionHead(match: QuestionMatch, question: InterviewQuestion | undefined) {
  const { t, language } = match.context.locale
  if (!question) {
    const title = match.status === "error" ? t("status.exceptionTitle") : t("interview.notFound.title")
    return page(match, { title, hidden: true })
  }
  const title = language === "ja" ? plain(question.question.jaRuby) : question.question.en
  const headFields = { title, description: plain(question.intentRuby) }
  // The rest is for programs that fetch the document (lib/page/head.ts).
  if (!import.meta.env.SSR) return page(match, headFields)
  const crumbs = breadcrumbList(match, [
    { name: t("interview.career"), path: "/career" },
    { name: t("interview.title"), path: INTERVIEW_PATH },
    { name: title, path: interviewHref(question.id) },
  ])
  return { ...page(match, { ...headFields, type: "article" }), scripts: structuredData([crumbs]) }
}
