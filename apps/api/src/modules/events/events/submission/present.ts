// A proposed event in the review queue: everything that readers would see.
import type { EventDocument } from "@shirube/contract/events/events/drafts"
import { type Language, languages } from "@shirube/vocabulary/language"
import { languageName, withLanguage } from "@shirube/vocabulary/language-names"
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
  readonly eventId: string | null
  readonly document: EventDocument
}

export function factsOf({ id, eventId, document }: Sent, finished: readonly Language[]): Fact[] {
  const { sessions, questions, topics } = document
  const times = sessions.map(({ starts, ends, capacity }) =>
    [`${starts.replace("T", " ")} – ${ends.slice(-5)}`, ...(capacity === null ? [] : [`(${capacity})`])].join(
      " ",
    ),
  )
  return [
    {
      label: { en: "The whole event", ja: "イベント全体" },
      text: { en: "See everything that was written", ja: "書かれた内容をすべて見る" },
      path: `/editors/events/${id}`,
    },
    {
      label: { en: "Finished in", ja: "完成している言語" },
      text:
        finished.length > 0 ? listed(finished.map((each) => languageName(each))) : { en: "None", ja: "なし" },
    },
    { label: { en: "Host", ja: "主催" }, text: document.host.name },
    { label: { en: "Topics", ja: "トピック" }, text: listed(topics.map((topic) => topicTexts[topic].name)) },
    { label: { en: "Dates (seats)", ja: "日程（定員）" }, text: times.join("\n") || "–" },
    ...languages.flatMap((language) => wordsIn(document, language)),
    ...(questions.length === 0
      ? []
      : [
          {
            label: { en: "Questions to those who register", ja: "申し込み時の質問" },
            text: {
              en: questions.map(({ label }) => label.en || label.ja).join("\n"),
              ja: questions.map(({ label }) => label.ja || label.en).join("\n"),
            },
          },
        ]),
    ...(eventId === null
      ? []
      : [
          {
            label: { en: "Published now", ja: "公開中のイベント" },
            text: { en: "See it as readers do", ja: "公開ページを見る" },
            path: `/career/event/detail/${eventId}` as const,
          },
        ]),
  ]
}

function wordsIn({ texts }: EventDocument, language: Language): Fact[] {
  const { title, summary, body } = texts[language]
  const facts: [Words, string][] = [
    [withLanguage({ en: "Title", ja: "タイトル" }, language), title],
    [withLanguage({ en: "Summary", ja: "短い説明" }, language), summary],
    [withLanguage({ en: "What happens there", ja: "内容" }, language), body],
  ]
  // Skip a language that has no text yet.
  return title === "" ? [] : facts.map(([label, text]) => ({ label, text }))
}
