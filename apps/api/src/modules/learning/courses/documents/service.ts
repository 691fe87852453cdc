// The search document of a course: its public text only. Later lessons are for members, and a result shows
// whole sentences.
import { languages } from "@shirube/vocabulary/language"
import { topicTexts } from "@shirube/vocabulary/topics"
import type { Tx } from "#api/kernel/db/client"
import { type CourseId, namedId } from "#api/kernel/db/ids"
import { indexDocument, type SearchDocument } from "#api/kernel/search/documents"
import type { SearchSource } from "#api/kernel/search/sources"
import { COURSES } from "../events.ts"
import { isOpen } from "../policy.ts"
import { selectCourse, selectCoursesAfter, selectLessonTextsOf, selectTextsOf } from "./queries.ts"

type CourseRow = NonNullable<Awaited<ReturnType<typeof selectCourse>>>

export const indexCourse = (tx: Tx, id: CourseId) =>
  indexDocument(tx, "course", id, async () => {
    const course = await selectCourse(tx, id)
    return course && documentOf(tx, course)
  })

export const courseSource: SearchSource = {
  noun: "course",
  tag: COURSES,
  path: (id) => `/course/${id}`,
  documentsAfter: courseDocuments,
}

async function courseDocuments(tx: Tx, after: string, limit: number): Promise<SearchDocument[]> {
  const documents: SearchDocument[] = []
  for (const course of await selectCoursesAfter(tx, namedId(after), limit))
    documents.push(await documentOf(tx, course))
  return documents
}

async function documentOf(tx: Tx, { id, topics, level, publishedAt }: CourseRow): Promise<SearchDocument> {
  const texts = await selectTextsOf(tx, id)
  const lessons = await selectLessonTextsOf(tx, id)
  const [first = "companies"] = topics
  return {
    noun: "course",
    id,
    audience: "everyone",
    freshAt: publishedAt,
    date: { from: publishedAt },
    level,
    categoryKey: first,
    facets: { topic: topics },
    terms: topics.flatMap((topic) => languages.map((language) => topicTexts[topic].name[language])),
    texts: Object.fromEntries(
      texts.map(({ language, title, summary, outcomes }) => {
        const own = lessons.filter((lesson) => lesson.language === language)
        return [
          language,
          {
            title,
            label: topicTexts[first].name[language],
            headings: own.map((lesson) => lesson.title),
            body: [summary, ...outcomes, ...own.flatMap(publicLines)].join("\n"),
          },
        ]
      }),
    ),
  }
}

const publicLines = (lesson: Awaited<ReturnType<typeof selectLessonTextsOf>>[number]) => [
  lesson.summary,
  ...(isOpen(lesson) ? lesson.cues.map(({ read }) => read) : []),
]
