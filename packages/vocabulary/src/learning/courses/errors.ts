import type { ErrorTexts } from "../../errors/texts.ts"
import { MOST_NOTES_PER_LESSON } from "./choices.ts"

export const errors = {
  "course.not_found": {
    status: 404,
    en: "This course is not here. It may have been taken down.",
    ja: "このコースは見つかりませんでした。公開を終了した可能性があります。",
  },
  "course.changed_elsewhere": {
    status: 409,
    en: "This course was changed in another window. What you have written here is not saved yet.",
    ja: "このコースは別の画面で変更されています。この画面で書いた内容は、まだ保存されていません。",
  },
  "course.waiting": {
    status: 409,
    en: "Our editors have this course now. Please withdraw it before you change it.",
    ja: "このコースは編集部で確認中です。変更するには、先に確認の依頼を取り下げてください。",
  },
  "course.declined": {
    status: 409,
    en: "Our editors have decided not to publish this course. You are welcome to make another one.",
    ja: "このコースは掲載を見送ることになりました。別のコースをぜひ作ってください。",
  },
  "course.too_many": {
    status: 409,
    en: "You have reached the limit for courses. Please remove a draft that you no longer need.",
    ja: "作成できるコースの数の上限に達しました。不要な下書きを削除してから、もう一度お試しください。",
  },
  "course.is_published": {
    status: 409,
    en: "People have learned with this course, so it cannot be removed. You can take it down instead.",
    ja: "このコースで学んだ人がいるため、削除できません。代わりに、公開を終了することができます。",
  },
  "course.taken_down": {
    status: 409,
    en: "Our editors have taken this course down. Please change it and send it to them again.",
    ja: "このコースは編集部が公開を終了しました。内容を直して、もう一度確認を依頼してください。",
  },
  "course.film_not_there": {
    status: 409,
    en: "A video in this course is no longer here, was not sent by you, or is used in another course of yours. Please add it again.",
    ja: "コースの動画が見つからないか、ほかの人の動画、または別のコースで使っている動画です。もう一度追加してください。",
  },
  "course.unfinished": {
    status: 409,
    en: "Something in this course is not finished in the languages you have chosen. Please choose others, or send it back.",
    ja: "選んだ言語に、まだできていない部分があります。別の言語を選ぶか、差し戻してください。",
  },
  "lesson.not_found": {
    status: 404,
    en: "This lesson is not here. Its course may have been changed.",
    ja: "このレッスンは見つかりませんでした。コースの内容が変わった可能性があります。",
  },
  "lesson.for_members": {
    status: 409,
    en: "The first lesson is open to everyone. The others are for students and senpai who are signed in.",
    ja: "最初のレッスンはどなたでも見られます。続きは、サインインした学生・先輩向けです。",
  },
  "lesson.play_unknown": {
    status: 409,
    en: "We lost track of this video. Please load the page again.",
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
  "certificate.name_needed": {
    status: 409,
    en: "We cannot print your name in its script yet. Please give it in letters from A to Z, as on your residence card.",
    ja: "お名前の文字は、まだ修了証に印刷できません。在留カードのとおり、アルファベットで入力してください。",
  },
  "certificate.not_finished": {
    status: 409,
    en: "The certificate comes when all lessons of the course are done.",
    ja: "修了証は、コースのすべてのレッスンを終えると受け取れます。",
  },
} as const satisfies ErrorTexts
