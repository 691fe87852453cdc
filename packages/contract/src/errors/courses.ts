import { MOST_NOTES_PER_LESSON } from "../course-choices.ts"
import type { ErrorTexts } from "./texts.ts"

export const errors = {
  "course.not_found": {
    status: 404,
    en: "This course is not here. It may have been taken down.",
    ja: "このコースは見つかりませんでした。公開を終了した可能性があります。",
  },
  "lesson.not_found": {
    status: 404,
    en: "This lesson is not here. Its course may have been changed.",
    ja: "このレッスンは見つかりませんでした。コースの内容が変わった可能性があります。",
  },
  "lesson.for_members": {
    status: 409,
    en: "The first lesson is open to everybody. The others are for students and senpai who are signed in.",
    ja: "最初のレッスンはどなたでも見られます。続きは、サインインした学生・先輩向けです。",
  },
  "lesson.play_unknown": {
    status: 409,
    en: "This player is not known. Please load the page again.",
    ja: "再生の記録が見つかりません。ページを読み込み直してください。",
  },
  "quiz.no_such_question": {
    status: 404,
    en: "This question is no longer asked. Please load the page again.",
    ja: "この問題は変更されました。ページを読み込み直してください。",
  },
  "note.not_found": {
    status: 404,
    en: "This note is not here. You may have deleted it on another device.",
    ja: "このメモは見つかりませんでした。別の端末で削除した可能性があります。",
  },
  "note.too_many": {
    status: 409,
    en: `There is room for ${MOST_NOTES_PER_LESSON} notes about a lesson. Please delete some first.`,
    ja: `1つのレッスンに書けるメモは${MOST_NOTES_PER_LESSON}件までです。いくつか削除してからお試しください。`,
  },
  "certificate.not_found": {
    status: 404,
    en: "There is no such certificate.",
    ja: "この番号の修了証はありません。",
  },
  "certificate.not_finished": {
    status: 409,
    en: "The certificate comes when all lessons of the course are done.",
    ja: "修了証は、コースのすべてのレッスンを終えると受け取れます。",
  },
} as const satisfies ErrorTexts
