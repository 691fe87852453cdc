import type { ErrorTexts } from "./texts.ts"

export const errors = {
  "event.not_found": {
    status: 404,
    en: "This event is not here. It may have been taken down.",
    ja: "このイベントは見つかりませんでした。公開を終了した可能性があります。",
  },
  "event.session_not_found": {
    status: 409,
    en: "This date is no longer part of the event. Please reload the page and choose another one.",
    ja: "この日程はなくなりました。ページを読み込み直して、別の日程を選んでください。",
  },
  "event.members_only": {
    status: 409,
    en: "This event is for members. Finish signing up first, and then register.",
    ja: "会員のためのイベントです。会員登録を最後まで終えてから、申し込んでください。",
  },
  "event.verified_only": {
    status: 409,
    en: "This event is for verified students. Verify that you are a student first; it takes a few minutes.",
    ja: "学生認証が済んでいる方のためのイベントです。先に学生認証をしてください。数分で終わります。",
  },
  "event.cancelled": {
    status: 409,
    en: "This event has been cancelled.",
    ja: "このイベントは中止になりました。",
  },
  "event.closed": {
    status: 409,
    en: "Registration for this date has closed.",
    ja: "この日程の申し込みは締め切りました。",
  },
  "event.full": {
    status: 409,
    en: "No seat is left for this date. Nothing has changed; you can join the waiting list or choose another date.",
    ja: "この日程は満席です。申し込みは変わっていません。キャンセル待ちをするか、別の日程を選んでください。",
  },
  "event.begun": {
    status: 409,
    en: "This session has begun, so your registration can't be changed any more.",
    ja: "すでに始まっているため、申し込みは変更できません。",
  },
  "event.offer_gone": {
    status: 409,
    en: "This seat is no longer held for you. You can register again, or join the waiting list.",
    ja: "お席の確保の期限が過ぎました。もう一度申し込むか、キャンセル待ちをしてください。",
  },
} as const satisfies ErrorTexts
