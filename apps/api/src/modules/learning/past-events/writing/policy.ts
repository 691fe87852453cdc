import { type Language, languages } from "@shirube/vocabulary/language"
import { missingInSource } from "@shirube/vocabulary/learning/articles/missing"
import type { PastEventDetails, PastEventText } from "@shirube/vocabulary/learning/past-events/writing"
import type { MissingField } from "#api/kernel/features/writing-nouns"

type Words = MissingField["text"]

/** Of an upload that the draft names. */
export type UploadState = "none" | "ready" | "in_preparation" | "gone"

const texts = {
  topics: { en: "Choose at least one topic.", ja: "トピックを1つ以上選んでください。" },
  held: { en: "Say on which day it was.", ja: "開催日を入力してください。" },
  future: {
    en: "This day is still to come. A past event is over.",
    ja: "開催日が未来の日付です。終わったイベントの日付を入力してください。",
  },
  title: { en: "Write a title.", ja: "タイトルを書いてください。" },
  markdown: { en: "Write what was said.", ja: "内容のまとめを書いてください。" },
  recordingInPreparation: {
    en: "The recording is still being prepared. You can publish this in a few minutes.",
    ja: "録画を準備しています。数分後に公開できます。",
  },
  recordingGone: {
    en: "The recording is no longer there. Upload it again, or remove it.",
    ja: "録画はもうありません。もう一度アップロードするか、外してください。",
  },
  slidesGone: {
    en: "The slides are no longer there. Upload them again, or remove them.",
    ja: "資料はもうありません。もう一度アップロードするか、外してください。",
  },
  captions: {
    en: "These captions were written for another recording. Keep them for this one, or remove them.",
    ja: "この字幕は別の録画のものです。この録画でも使うか、削除してください。",
  },
} as const satisfies Record<string, Words>

const inDetails = (field: string, text: Words): MissingField => ({
  part: "details",
  field,
  language: null,
  text,
})

interface Uploads {
  readonly recording: UploadState
  readonly slides: UploadState
  /** In Japan. */
  readonly today: string
}

export const missingInPastEvent = (
  { topics, held, video, sources }: PastEventDetails,
  sides: Readonly<Record<Language, PastEventText>>,
  { recording, slides, today }: Uploads,
): MissingField[] => [
  ...(topics.length === 0 ? [inDetails("topics", texts.topics)] : []),
  ...(held === "" ? [inDetails("held", texts.held)] : []),
  ...(held > today ? [inDetails("held", texts.future)] : []),
  ...(recording === "in_preparation" ? [inDetails("video", texts.recordingInPreparation)] : []),
  ...(recording === "gone" ? [inDetails("video", texts.recordingGone)] : []),
  ...(slides === "gone" ? [inDetails("slides", texts.slidesGone)] : []),
  ...sources.flatMap(missingInSource),
  ...languages.flatMap((language) => missingInText(sides[language], language, video)),
]

function missingInText(
  { title, markdown, questions, captions }: PastEventText,
  language: Language,
  video: string,
): MissingField[] {
  const missing = (field: string, text: Words) => ({ part: language, field, language, text })
  const hasCaptions = captions.cues.length > 0
  return [
    ...(title.trim() === "" ? [missing("title", texts.title)] : []),
    ...(markdown.trim() === "" ? [missing("markdown", texts.markdown)] : []),
    ...questions.flatMap((asked, at) =>
      (["question", "answer"] as const).flatMap((field) =>
        asked[field].trim() === "" ? [missing(`questions.${at}.${field}`, unfinished(at + 1))] : [],
      ),
    ),
    ...(hasCaptions && video !== "" && captions.video !== video ? [missing("captions", texts.captions)] : []),
  ]
}

const unfinished = (number: number): Words => ({
  en: `Question ${number}: write both the question and its answer, or remove it.`,
  ja: `質問${number}：質問と答えの両方を書くか、この質問を消してください。`,
})
