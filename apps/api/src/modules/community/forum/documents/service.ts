// The search document of a thread: its title, text and answers, in each language that people wrote in.
import { withoutCutMention } from "@shirube/vocabulary/text/mentions"
import { isUuid } from "@shirube/vocabulary/text/uuid"
import { topicTexts } from "@shirube/vocabulary/topics"
import type { Tx } from "#api/kernel/db/client"
import { namedId, type QuestionId } from "#api/kernel/db/ids"
import { indexDocument, removeDocument, type SearchDocument } from "#api/kernel/search/documents"
import type { SearchSource } from "#api/kernel/search/sources"
import { selectAnswerIds } from "../answers/queries.ts"
import { QUESTIONS } from "../events.ts"
import { nameInPlainTexts } from "../names/service.ts"
import { type QuestionRow, selectByIds, selectQuestion, selectQuestionsAfter } from "../questions/queries.ts"
import { shownWith } from "../reading/service.ts"
import { selectFindableTexts } from "../texts/queries.ts"

/** Only the newest answers are indexed; more add little to search. */
const MOST_ANSWERS = 20
/** Characters indexed per text. */
const LONGEST = 6_000

type FoundText = Awaited<ReturnType<typeof selectFindableTexts>>[number]

export const indexQuestion = (tx: Tx, id: QuestionId) =>
  indexDocument(tx, "question", id, async () => {
    const question = await selectQuestion(tx, id)
    return question && documentFor(tx, question)
  })

export const unindexQuestion = (tx: Tx, id: QuestionId) => removeDocument(tx, "question", id)

export const questionSource: SearchSource = {
  noun: "question",
  tag: QUESTIONS,
  path: (id) => `/community/ask-senpai/detail/${id}`,
  documentsAfter: questionDocuments,
  async fill(tx, texts) {
    const { named, people } = await nameInPlainTexts(tx, texts)
    return { tags: shownWith(people), textIn: named }
  },
}

async function questionDocuments(tx: Tx, after: string, limit: number): Promise<SearchDocument[]> {
  const ids = await selectQuestionsAfter(tx, isUuid(after) ? namedId(after) : undefined, limit)
  const documents: SearchDocument[] = []
  for (const question of await selectByIds(
    tx,
    ids.map(({ id }) => id),
  ))
    documents.push(await documentFor(tx, question))
  return documents
}

async function documentFor(tx: Tx, question: QuestionRow): Promise<SearchDocument> {
  const answers = await selectAnswerIds(tx, question.id, MOST_ANSWERS)
  const texts = await selectFindableTexts(tx, [question.id, ...answers.map(({ id }) => id)], LONGEST)
  return documentOf(
    question,
    texts.map((text) => ({ ...text, readText: withoutCutMention(text.readText) })),
  )
}

function documentOf({ id, topics, createdAt }: QuestionRow, texts: readonly FoundText[]): SearchDocument {
  const [first = "companies"] = topics
  const own = texts.filter(({ thingId }) => thingId === id)
  return {
    noun: "question",
    id,
    audience: "everyone",
    freshAt: createdAt,
    date: { from: createdAt },
    level: null,
    categoryKey: first,
    facets: { topic: topics },
    terms: [],
    texts: Object.fromEntries(
      own.map(({ language, title, readText }) => [
        language,
        {
          title: title ?? "",
          label: topicTexts[first].name[language === "ja" ? "ja" : "en"],
          headings: [],
          body: [readText, ...answersIn(texts, id, language)].join("\n"),
        },
      ]),
    ),
  }
}

const answersIn = (texts: readonly FoundText[], questionId: QuestionId, language: string) =>
  texts
    .filter((text) => text.thingId !== questionId && text.language === language)
    .map(({ readText }) => readText)
