// What a course still lacks before it can be submitted: shared by the API, which refuses by it, and the page,
// which links there. Every property name is a single word, so that the same object fits both camelCase and
// snake_case callers.

import { type Language, languages } from "../../language.ts"
import { FEWEST_QUIZ_CHOICES } from "./draft-choices.ts"
import { isWebAddress } from "./draft-sources.ts"

type Both<Text = string> = Readonly<Record<Language, Text>>

interface Course {
  readonly topics: readonly unknown[]
  readonly level: string | null
  readonly texts: Both<{ title: string; summary: string; outcomes: readonly string[] }>
  readonly chapters: readonly { readonly title: Both; readonly lessons: readonly Lesson[] }[]
}

interface Lesson {
  readonly film: string | null
  readonly texts: Both<{ title: string; summary: string; cues: readonly { readonly text: string }[] }>
  readonly quiz: readonly Question[]
  /** Absent in drafts that an older version kept in the browser. */
  readonly sources?: readonly Source[] | undefined
}

interface Source {
  readonly title: Both
  readonly publisher: Both
  readonly url: string
  readonly checked: string | null
}

interface Question {
  readonly kind: "single" | "multiple"
  readonly question: Both
  readonly explanation: Both
  readonly choices: readonly Both[]
  readonly right: readonly number[]
}

interface Film {
  readonly id: string
  readonly state: "receiving" | "processing" | "ready" | "refused"
}

export const missingCodes = [
  "topics",
  "level",
  "chapters",
  "lessons",
  "film",
  "film_on_its_way",
  "film_refused",
  "choices",
  "right",
  "title",
  "summary",
  "outcomes",
  "captions",
  "question",
  "choice",
  "explanation",
  "source_address",
  "source_day",
  "publisher",
] as const
export type MissingCode = (typeof missingCodes)[number]

export interface Missing {
  /** Such as `chapters.0.lessons.1.texts.ja.title`. */
  readonly path: string
  readonly code: MissingCode
  /** The language that is unfinished without it; null: every language is. */
  readonly language: Language | null
}

type MissingPart = Omit<Missing, "language">
const asked = (isThere: boolean, path: string, code: MissingCode): MissingPart[] =>
  isThere ? [] : [{ path, code }]
const isSaid = (text: string) => text.trim() !== ""

export function missingIn(course: Course, films: readonly Film[]): Missing[] {
  const common = missingForAll(course, films).map((found) => ({ ...found, language: null }))
  const perLanguage = languages.flatMap((language) =>
    missingWords(course, language).map((found) => ({ ...found, language })),
  )
  return [...common, ...perLanguage]
}

/** Languages without anything missing, which may be published. */
export const finishedLanguages = (missing: readonly Missing[]): Language[] =>
  languages.filter(
    (language) => !missing.some((each) => each.language === null || each.language === language),
  )

/** One finished language is enough to submit. */
export const maySend = (missing: readonly Missing[]) => finishedLanguages(missing).length > 0

function missingForAll({ topics, level, chapters }: Course, films: readonly Film[]): MissingPart[] {
  return [
    ...asked(topics.length > 0, "topics", "topics"),
    ...asked(level !== null, "level", "level"),
    ...asked(chapters.length > 0, "chapters", "chapters"),
    ...chapters.flatMap(({ lessons }, at) => [
      ...asked(lessons.length > 0, `chapters.${at}.lessons`, "lessons"),
      ...lessons.flatMap((lesson, place) =>
        missingInLesson(lesson, films, `chapters.${at}.lessons.${place}`),
      ),
    ]),
  ]
}

function missingInLesson(
  { film, quiz, sources = [] }: Lesson,
  films: readonly Film[],
  path: string,
): MissingPart[] {
  const state = films.find(({ id }) => id === film)?.state
  const code = filmCode(state)
  return [
    ...(code ? [{ path: `${path}.film`, code }] : []),
    ...quiz.flatMap(({ kind, choices, right }, at) => {
      const known = right.filter((number) => number < choices.length).length
      const here = `${path}.quiz.${at}.choices`
      return [
        ...asked(choices.length >= FEWEST_QUIZ_CHOICES, here, "choices"),
        ...asked(kind === "single" ? known === 1 : known > 0, here, "right"),
      ]
    }),
    ...sources.flatMap(({ url, checked }, at) => [
      ...asked(isWebAddress(url), `${path}.sources.${at}.url`, "source_address"),
      ...asked(checked !== null, `${path}.sources.${at}.checked`, "source_day"),
    ]),
  ]
}

function filmCode(state: Film["state"] | undefined): MissingCode | undefined {
  switch (state) {
    case "ready":
      return undefined
    case "refused":
      return "film_refused"
    case "receiving":
    case "processing":
      return "film_on_its_way"
    case undefined:
      return "film"
  }
}

function missingWords({ texts, chapters }: Course, language: Language): MissingPart[] {
  const { title, summary, outcomes } = texts[language]
  const at = `texts.${language}`
  return [
    ...asked(isSaid(title), `${at}.title`, "title"),
    ...asked(isSaid(summary), `${at}.summary`, "summary"),
    ...asked(outcomes.some(isSaid), `${at}.outcomes`, "outcomes"),
    ...chapters.flatMap((chapter, place) => [
      ...asked(isSaid(chapter.title[language]), `chapters.${place}.title.${language}`, "title"),
      ...chapter.lessons.flatMap((lesson, number) =>
        lessonWords(lesson, language, `chapters.${place}.lessons.${number}`),
      ),
    ]),
  ]
}

function lessonWords({ texts, quiz, sources = [] }: Lesson, language: Language, path: string): MissingPart[] {
  const { title, summary, cues } = texts[language]
  const at = `${path}.texts.${language}`
  return [
    ...asked(isSaid(title), `${at}.title`, "title"),
    ...asked(isSaid(summary), `${at}.summary`, "summary"),
    ...asked(
      cues.some(({ text }) => isSaid(text)),
      `${at}.cues`,
      "captions",
    ),
    ...quiz.flatMap(({ question, explanation, choices }, number) => {
      const here = `${path}.quiz.${number}`
      return [
        ...asked(isSaid(question[language]), `${here}.question.${language}`, "question"),
        ...choices.flatMap((choice, place) =>
          asked(isSaid(choice[language]), `${here}.choices.${place}.${language}`, "choice"),
        ),
        ...asked(isSaid(explanation[language]), `${here}.explanation.${language}`, "explanation"),
      ]
    }),
    ...sources.flatMap(({ title: name, publisher }, number) => [
      ...asked(isSaid(name[language]), `${path}.sources.${number}.title.${language}`, "title"),
      ...asked(isSaid(publisher[language]), `${path}.sources.${number}.publisher.${language}`, "publisher"),
    ]),
  ]
}

export const missingTexts: Readonly<Record<MissingCode, Readonly<Record<Language, string>>>> = {
  topics: { en: "Choose at least one topic.", ja: "トピックを1つ以上選んでください。" },
  level: {
    en: "Choose how much Japanese is needed.",
    ja: "必要な日本語のレベルを選んでください。",
  },
  chapters: { en: "Add a chapter.", ja: "章を追加してください。" },
  lessons: {
    en: "Add a lesson to this chapter, or remove the chapter.",
    ja: "この章にレッスンを追加するか、章を削除してください。",
  },
  film: { en: "Add a video.", ja: "動画を追加してください。" },
  film_on_its_way: {
    en: "The video is still being prepared. Please wait until it is ready.",
    ja: "動画を準備しています。終わるまでお待ちください。",
  },
  film_refused: {
    en: "We cannot show this video. Please add another one.",
    ja: "この動画は表示できません。別の動画を追加してください。",
  },
  choices: { en: "Give at least two choices.", ja: "選択肢を2つ以上用意してください。" },
  right: { en: "Mark the right choice.", ja: "正解の選択肢を選んでください。" },
  title: { en: "Write a title.", ja: "タイトルを書いてください。" },
  summary: { en: "Write a short summary.", ja: "短い説明を書いてください。" },
  outcomes: {
    en: "Say at least one thing that people can do afterwards.",
    ja: "学べることを1つ以上書いてください。",
  },
  captions: { en: "Add captions.", ja: "字幕を追加してください。" },
  question: { en: "Write the question.", ja: "問題文を書いてください。" },
  choice: { en: "Fill in this choice, or remove it.", ja: "この選択肢を入力するか、削除してください。" },
  source_address: {
    en: "Give the whole address of the page, such as https://www.example.jp/page.",
    ja: "ページのアドレスを、https:// から始めて入力してください。",
  },
  source_day: { en: "Enter the day on which you last saw it.", ja: "最後に見た日を入力してください。" },
  publisher: { en: "Say who publishes this page.", ja: "このページの発行元を書いてください。" },
  explanation: { en: "Explain the answer.", ja: "答えの解説を書いてください。" },
}
