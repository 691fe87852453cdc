import type { ErrorTexts } from "../../errors/texts.ts"

export const errors = {
  "past_event.not_found": {
    status: 404,
    en: "This past event is not here. It may have been taken down.",
    ja: "この過去のイベントは見つかりませんでした。公開を終了した可能性があります。",
  },
  "past_event.changed": {
    status: 409,
    en: "This past event was changed in another window. Please reload the page to see it as it is now.",
    ja: "この過去のイベントは別の画面で変更されています。ページを読み込み直して、最新の内容を確認してください。",
  },
  "past_event.is_published": {
    status: 409,
    en: "Readers can see this past event. Please take it down before you remove it.",
    ja: "この過去のイベントは公開中です。先に公開を終了してから、削除してください。",
  },
  "past_event.recording_not_there": {
    status: 409,
    en: "This recording or these slides are no longer there, or belong to something else. Please send them again.",
    ja: "この録画または資料は、すでにないか、別のところで使われています。もう一度送ってください。",
  },
  "past_event.recording_not_ready": {
    status: 409,
    en: "The recording is still being prepared. Keep this as a draft, and publish it in a few minutes.",
    ja: "録画を準備しています。下書きとして保存し、数分後に公開してください。",
  },
  "past_event.speaker_not_there": {
    status: 409,
    en: "One of the speakers is no longer here. Please take them off the list.",
    ja: "登壇者の中に、すでに退会した人がいます。一覧から外してください。",
  },
} as const satisfies ErrorTexts
