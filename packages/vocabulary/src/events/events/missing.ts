// What an event still lacks before it can be published: shared by the API, which refuses by it, and the page,
// which links there. Every property name is a single word, so that the same object fits both camelCase and
// snake_case callers.

import { type Language, languages } from "../../language.ts"
import { FEWEST_EVENT_CHOICES } from "./draft-choices.ts"

type Both = Readonly<Record<Language, string>>

interface Written {
  readonly topics: readonly unknown[]
  readonly host: { readonly kind: string; readonly name: Both }
  readonly format: string
  readonly prefecture: string | null
  readonly venue: Both
  readonly spoken: readonly unknown[]
  readonly questions: readonly {
    readonly kind: string
    readonly label: Both
    readonly choices: readonly { readonly label: Both }[]
  }[]
  readonly sessions: readonly {
    readonly starts: string
    readonly ends: string
    readonly link: string
  }[]
  readonly speakers: readonly { readonly person: string | null; readonly name: Both }[]
  readonly texts: Readonly<
    Record<Language, { readonly title: string; readonly summary: string; readonly body: string }>
  >
}

export const eventMissingCodes = [
  "topics",
  "spoken",
  "prefecture",
  "sessions",
  "starts",
  "ends",
  "order",
  "link",
  "choices",
  "speaker",
  "title",
  "summary",
  "body",
  "host",
  "venue",
  "question",
  "choice",
] as const
export type EventMissingCode = (typeof eventMissingCodes)[number]

export interface EventMissing {
  /** Such as `sessions.0.starts`. */
  readonly path: string
  readonly code: EventMissingCode
  /** The language that is unfinished without it; null: every language is. */
  readonly language: Language | null
}

export function missingInEvent(event: Written): EventMissing[] {
  return [...missingAnyway(event), ...languages.flatMap((language) => missingInLanguage(event, language))]
}

const lacks = (isMissing: boolean, path: string, code: EventMissingCode): EventMissing[] =>
  isMissing ? [{ path, code, language: null }] : []

function missingAnyway(event: Written): EventMissing[] {
  const { topics, format, prefecture, spoken, sessions, questions, speakers } = event
  return [
    ...lacks(topics.length === 0, "topics", "topics"),
    ...lacks(spoken.length === 0, "spoken", "spoken"),
    ...lacks(format !== "online" && prefecture === null, "prefecture", "prefecture"),
    ...lacks(sessions.length === 0, "sessions", "sessions"),
    ...sessions.flatMap(({ starts, ends, link }, at) => [
      ...lacks(starts === "", `sessions.${at}.starts`, "starts"),
      ...lacks(ends === "", `sessions.${at}.ends`, "ends"),
      ...lacks(starts !== "" && ends !== "" && ends <= starts, `sessions.${at}.ends`, "order"),
      ...lacks(format !== "in-person" && link === "", `sessions.${at}.link`, "link"),
    ]),
    ...questions.flatMap(({ kind, choices }, at) =>
      lacks(kind === "choice" && choices.length < FEWEST_EVENT_CHOICES, `questions.${at}.choices`, "choices"),
    ),
    ...speakers.flatMap(({ person, name }, at) =>
      lacks(person === null && name.en === "" && name.ja === "", `speakers.${at}.name.en`, "speaker"),
    ),
  ]
}

function missingInLanguage({ texts, host, format, venue, questions }: Written, language: Language) {
  const empty = (text: string, path: string, code: EventMissingCode): EventMissing[] =>
    text === "" ? [{ path: `${path}.${language}`, code, language }] : []
  const words = texts[language]
  const inText = (name: "title" | "summary" | "body"): EventMissing[] =>
    words[name] === "" ? [{ path: `texts.${language}.${name}`, code: name, language }] : []
  return [
    ...inText("title"),
    ...inText("summary"),
    ...inText("body"),
    ...(host.kind === "us" ? [] : empty(host.name[language], "host.name", "host")),
    ...(format === "online" ? [] : empty(venue[language], "venue", "venue")),
    ...questions.flatMap(({ kind, label, choices }, at) => [
      ...empty(label[language], `questions.${at}.label`, "question"),
      ...(kind === "choice"
        ? choices.flatMap((choice, place) =>
            empty(choice.label[language], `questions.${at}.choices.${place}.label`, "choice"),
          )
        : []),
    ]),
  ]
}

/** Languages without anything missing. */
export const finishedEventLanguages = (missing: readonly EventMissing[]): Language[] =>
  missing.some(({ language }) => language === null)
    ? []
    : languages.filter((each) => !missing.some(({ language }) => language === each))

export const eventMissingTexts: Readonly<Record<EventMissingCode, Both>> = {
  topics: { en: "Please choose at least one topic.", ja: "トピックを1つ以上選んでください。" },
  spoken: { en: "Please choose the language it is held in.", ja: "使用する言語を選んでください。" },
  prefecture: { en: "Please choose a prefecture.", ja: "都道府県を選んでください。" },
  sessions: { en: "Please add a date.", ja: "日程を追加してください。" },
  starts: { en: "Please say when it begins.", ja: "開始日時を入力してください。" },
  ends: { en: "Please say when it ends.", ja: "終了日時を入力してください。" },
  order: { en: "It has to end after it begins.", ja: "終了日時は、開始日時より後にしてください。" },
  link: {
    en: "Please add the link to the online meeting.",
    ja: "オンライン会場のリンクを入力してください。",
  },
  choices: {
    en: `Please add at least ${FEWEST_EVENT_CHOICES} choices.`,
    ja: `選択肢を${FEWEST_EVENT_CHOICES}つ以上追加してください。`,
  },
  speaker: { en: "Please write the speaker’s name.", ja: "登壇者の名前を入力してください。" },
  title: { en: "Please write a title.", ja: "タイトルを書いてください。" },
  summary: { en: "Please write a short summary.", ja: "短い説明を書いてください。" },
  body: { en: "Please write what happens there.", ja: "内容を書いてください。" },
  host: { en: "Please write the host’s name.", ja: "主催者の名前を入力してください。" },
  venue: { en: "Please write where it is held.", ja: "会場を入力してください。" },
  question: { en: "Please write the question.", ja: "質問を書いてください。" },
  choice: { en: "Please write the choice.", ja: "選択肢を書いてください。" },
}
