// A course in the review queue: everything that readers would see, except films and captions, which have their
// own page.
import type { CourseDocument } from "@shirube/contract/learning/courses/drafts"
import { type Language, languages } from "@shirube/vocabulary/language"
import { languageName, withLanguage } from "@shirube/vocabulary/language-names"
import { finishedLanguages, type Missing } from "@shirube/vocabulary/learning/courses/missing"
import { topicTexts } from "@shirube/vocabulary/topics"
import type { ShownSubject } from "#api/kernel/features/review-kinds"

type Words = Readonly<Record<Language, string>>
type Fact = ShownSubject["facts"][number]

export const partsOf = (finished: readonly Language[]) =>
  finished.map((language) => ({ key: language, label: languageName(language) }))

const listed = (them: readonly Words[]): Words => ({
  en: them.map(({ en }) => en).join(", "),
  ja: them.map(({ ja }) => ja).join("、"),
})

interface Sent {
  readonly id: string
  readonly courseId: string | null
  readonly document: CourseDocument
}

export function factsOf({ id, courseId, document }: Sent, missing: readonly Missing[]): Fact[] {
  const finished = finishedLanguages(missing)
  return [
    {
      label: { en: "Videos and captions", ja: "動画と字幕" },
      text: { en: "See the whole course", ja: "コース全体を見る" },
      path: `/editors/courses/${id}`,
    },
    {
      label: { en: "Finished in", ja: "完成している言語" },
      text:
        finished.length > 0 ? listed(finished.map((each) => languageName(each))) : { en: "None", ja: "なし" },
    },
    {
      label: { en: "Topics", ja: "トピック" },
      text: listed(document.topics.map((topic) => topicTexts[topic].name)),
    },
    { label: { en: "Level", ja: "レベル" }, text: document.level?.toUpperCase() ?? "–" },
    ...languages.flatMap((language) => wordsIn(document, language)),
    ...(courseId === null
      ? []
      : [
          {
            label: { en: "Published now", ja: "公開中のコース" },
            text: { en: "See it as readers do", ja: "公開ページを見る" },
            path: `/course/${courseId}` as const,
          },
        ]),
  ]
}

function wordsIn({ texts, chapters }: CourseDocument, language: Language): Fact[] {
  const { title, summary, outcomes } = texts[language]
  const outline = chapters.flatMap((chapter) => [
    chapter.title[language],
    ...chapter.lessons.map((lesson) => `– ${lesson.texts[language].title}`),
  ])
  const facts: [Words, string][] = [
    [withLanguage({ en: "Title", ja: "タイトル" }, language), title],
    [withLanguage({ en: "Summary", ja: "説明" }, language), summary],
    [withLanguage({ en: "What one learns", ja: "学べること" }, language), outcomes.join("\n")],
    [withLanguage({ en: "Lessons", ja: "レッスン" }, language), outline.join("\n")],
  ]
  // Skip a language that has no text yet.
  return title === "" ? [] : facts.map(([label, text]) => ({ label, text }))
}
