// The head of a question's page.
import { type PageMatch, page } from "#web/lib/page/page.ts"
import { addressIn, breadcrumbList, structuredData, wordsOf } from "#web/lib/page/structured-data.ts"
import { ASK_PATH, askHref, placeOf, questionHref } from "../address.ts"
import type { Answer, Question, Writer } from "../queries.ts"
import type { LoadedQuestion } from "./loader.ts"

interface QuestionMatch extends PageMatch {
  readonly status: string
}

export function questionHead(match: QuestionMatch, loaded: LoadedQuestion | undefined) {
  const { t } = match.context.locale
  if (!loaded) {
    // A failed request is worth a retry; a missing question is not, so the titles differ.
    const title = match.status === "error" ? t("status.exceptionTitle") : t("forum.notFound.title")
    return page(match, { title, hidden: true })
  }
  const { question, search } = loaded
  const headFields = {
    title: question.title,
    description: question.excerpt,
    // Machine translations are for readers, not for search engines.
    hidden: Object.keys(search).length > 0 || question.origin === "machine",
  }
  if (!import.meta.env.SSR) return page(match, headFields)
  return { ...page(match, headFields), scripts: structuredData(dataOf(match, question)) }
}

function dataOf(match: PageMatch, question: Question) {
  const { t } = match.context.locale
  const person = (writer: Writer) => ({
    "@type": "Person",
    name: writer.kind === "member" ? writer.name : t(`forum.writer.${writer.kind}`),
  })
  const here = addressIn(match, questionHref(question.id))
  const answerOf = (answer: Answer) => ({
    "@type": "Answer",
    text: wordsOf(answer.body.html),
    inLanguage: answer.language,
    dateCreated: answer.createdAt,
    upvoteCount: answer.helpfulCount,
    url: `${here}#${placeOf("answer", answer.id)}`,
    author: person(answer.author),
  })
  // Machine translations must not be attributed to their authors.
  const answers = question.answers.items.filter(({ origin }) => origin !== "machine")
  const accepted = answers.find(({ isAccepted }) => isAccepted)
  const [topic] = question.topics
  return [
    {
      "@type": "QAPage",
      mainEntity: {
        "@type": "Question",
        name: question.title,
        text: wordsOf(question.body.html),
        inLanguage: question.language,
        answerCount: question.answerCount,
        upvoteCount: question.helpfulCount,
        dateCreated: question.createdAt,
        author: person(question.author),
        ...(accepted ? { acceptedAnswer: answerOf(accepted) } : {}),
        suggestedAnswer: answers.filter((answer) => answer !== accepted).map(answerOf),
      },
    },
    breadcrumbList(match, [
      { name: t("forum.home"), path: "/" },
      { name: t("forum.title"), path: ASK_PATH },
      ...(topic ? [{ name: topic.name, path: askHref({ topic: topic.key }) }] : []),
      { name: question.title, path: questionHref(question.id) },
    ]),
  ]
}
