import type { ErrorTexts } from "../../errors/texts.ts"
import { MOST_EVENT_MESSAGES, MOST_EVENT_PROPOSALS } from "./draft-choices.ts"

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
    en: "This event is for members. Please agree to the terms first, and then register.",
    ja: "会員のためのイベントです。先に利用規約への同意を済ませてから、申し込んでください。",
  },
  "event.verified_only": {
    status: 409,
    en: "This event is for verified students. Verify that you are a student first; it takes a few minutes.",
    ja: "在学確認が済んでいる学生のためのイベントです。先に在学確認をしてください。数分で終わります。",
  },
  "event.students_only": {
    status: 409,
    en: "This event is for verified students, so senpai can’t register for it. Many other events are open to you.",
    ja: "在学確認が済んでいる学生のためのイベントのため、先輩の方は申し込めません。ほかのイベントにはご参加いただけます。",
  },
  "event.not_for_companies": {
    status: 409,
    en: "This event is for students and senpai, so company accounts can’t register for it. You can propose an event of your own in your account.",
    ja: "学生と先輩のためのイベントのため、企業アカウントでは申し込めません。マイページから、イベントの開催をご提案いただけます。",
  },
  "event.cancelled": {
    status: 409,
    en: "This event has been cancelled.",
    ja: "このイベントは中止になりました。",
  },
  "event.closed": {
    status: 409,
    en: "Registration for this date has closed. Please look for another date or event.",
    ja: "この日程の申し込みは締め切りました。別の日程やイベントをご覧ください。",
  },
  "event.full": {
    status: 409,
    en: "No seat is left for this date. Nothing has changed; you can join the waiting list or choose another date.",
    ja: "この日程は満席です。申し込みは変わっていません。キャンセル待ちをするか、別の日程を選んでください。",
  },
  "event.begun": {
    status: 409,
    en: "This session has begun, so your registration can’t be changed any more.",
    ja: "すでに始まっているため、申し込みは変更できません。",
  },
  "event.not_registered": {
    status: 409,
    en: "Only people with a seat can see who is going.",
    ja: "参加する人の一覧は、申し込みが済んだ人だけが見られます。",
  },
  "event.cannot_be_listed": {
    status: 409,
    en: "Only members who are 18 or older and have finished signing up can be shown to others.",
    ja: "ほかの参加者に名前を表示できるのは、18歳以上で会員登録が済んでいる方だけです。",
  },
  "event.offer_gone": {
    status: 409,
    en: "This seat is no longer held for you. You can register again, or join the waiting list.",
    ja: "お席の確保の期限が過ぎました。もう一度申し込むか、キャンセル待ちをしてください。",
  },
  "event.changed_elsewhere": {
    status: 409,
    en: "This event was changed in another window. What you have written here is not saved yet.",
    ja: "このイベントは別の画面で変更されています。この画面で書いた内容は、まだ保存されていません。",
  },
  "event.waiting_for_editors": {
    status: 409,
    en: "Our editors have this event now. It can be changed once they have decided, or once it is withdrawn.",
    ja: "このイベントは編集部で確認中です。確認が終わるか、依頼を取り下げると変更できます。",
  },
  "event.declined": {
    status: 409,
    en: "Our editors have decided not to publish this event. You are welcome to propose another one.",
    ja: "このイベントは掲載を見送ることになりました。別のイベントをぜひご提案ください。",
  },
  "event.too_many": {
    status: 409,
    en: `There is room for ${MOST_EVENT_PROPOSALS} events. Please remove a draft that you no longer need.`,
    ja: `作成できるイベントは${MOST_EVENT_PROPOSALS}件までです。不要な下書きを削除してから、もう一度お試しください。`,
  },
  "event.is_published": {
    status: 409,
    en: "Readers can see this event. Please take it down before you remove it.",
    ja: "このイベントは公開中です。先に公開を終了してから、削除してください。",
  },
  "event.unfinished": {
    status: 409,
    en: "Something in this event is not finished in the languages you have chosen. Please choose others, or send it back.",
    ja: "選んだ言語に、まだできていない部分があります。別の言語を選ぶか、差し戻してください。",
  },
  "event.seats_taken": {
    status: 409,
    en: "More people are registered than the number of seats you entered. Please enter at least the number registered.",
    ja: "すでに申し込んだ人の数より、定員が少なくなっています。申し込み済みの人数以上にしてください。",
  },
  "event.date_past": {
    status: 409,
    en: "A new date has to be in the future. Please look at the dates again.",
    ja: "新しい日程は、これからの日時にしてください。日程をもう一度ご確認ください。",
  },
  "event.has_people": {
    status: 409,
    en: "People have registered for this event. Please cancel it instead, so that they are notified.",
    ja: "このイベントには申し込みがあります。申し込んだ人に知らせるため、中止の手続きをしてください。",
  },
  "event.is_over": {
    status: 409,
    en: "This event is over, so it can’t be cancelled any more.",
    ja: "このイベントは終了しているため、中止にはできません。",
  },
  "event.not_over": {
    status: 409,
    en: "This event is still to come. Once it is over, you can make a past event of it.",
    ja: "このイベントはまだ終わっていません。終了後に、過去のイベントとして公開できます。",
  },
  "event.nobody_to_write_to": {
    status: 409,
    en: "No one has a seat at this date yet, so there is no one to write to.",
    ja: "この日程に申し込んだ人がまだいないため、送る相手がいません。",
  },
  "event.too_many_messages": {
    status: 409,
    en: `An event can have ${MOST_EVENT_MESSAGES} messages at most, so that people still read them.`,
    ja: `1つのイベントで送れるお知らせは${MOST_EVENT_MESSAGES}件までです。`,
  },
  "event.no_feedback_yet": {
    status: 409,
    en: "You can tell us how it was once the event is over, if you had a seat.",
    ja: "感想は、参加したイベントが終わってから送れます。",
  },
} as const satisfies ErrorTexts
