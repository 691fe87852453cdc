// Notices about events that people have registered for or wait for.

import type { ReviewOutcome } from "@shirube/contract/editorial/review/routes"
import type { ReminderKind } from "@shirube/vocabulary/events/events/choices"
import type { Language } from "@shirube/vocabulary/language"
import type { NoticeText, NoticeWords } from "#api/kernel/notices/kinds"
import type { GuestNoticeContent } from "../events.ts"

const clocks: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  en: clockIn("en-GB"),
  ja: clockIn("ja-JP"),
}
function clockIn(locale: string) {
  return new Intl.DateTimeFormat(locale, {
    timeZone: "Asia/Tokyo",
    year: "numeric",
    month: "long",
    day: "numeric",
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  })
}

const inJapan: Readonly<Record<Language, string>> = { en: " (Japan time)", ja: "（日本時間）" }
const whenText = (at: string, language: Language) =>
  `${clocks[language].format(new Date(at))}${inJapan[language]}`

type Titles = Readonly<Record<Language, string>> | undefined
/** For a deleted event. */
const someEvent: Readonly<Record<Language, string>> = { en: "an event", ja: "イベント" }

/** Writes the text in both languages, with the title and times in each. */
function inBoth(
  titles: Titles,
  en: (title: string, when: (at: string) => string) => NoticeText,
  ja: (title: string, when: (at: string) => string) => NoticeText,
): NoticeWords {
  const { en: english, ja: japanese } = titles ?? someEvent
  return {
    en: en(english, (at) => whenText(at, "en")),
    ja: ja(japanese, (at) => whenText(at, "ja")),
  }
}

export const registeredWords = (titles: Titles, startsAt: string) =>
  inBoth(
    titles,
    (title, when) => ({
      title: `You are registered: ${title}`,
      text: `It begins on ${when(startsAt)}. If you can’t come, please cancel, so that someone else gets your seat.`,
    }),
    (title, when) => ({
      title: `申し込みが完了しました：${title}`,
      text: `${when(startsAt)}に始まります。参加できなくなったときはキャンセルしてください。お席をほかの方におゆずりします。`,
    }),
  )

export const offeredWords = (titles: Titles, startsAt: string, expiresAt: string) =>
  inBoth(
    titles,
    (title, when) => ({
      title: `A seat is free for you: ${title}`,
      text: `It begins on ${when(startsAt)}. We hold the seat for you until ${when(expiresAt)}. After that it goes to the next person in line.`,
    }),
    (title, when) => ({
      title: `お席が空きました：${title}`,
      text: `${when(startsAt)}に始まります。${when(expiresAt)}までお席を確保しています。期限を過ぎると、次の方にお席をご案内します。`,
    }),
  )

export const offerExpiredWords = (titles: Titles) =>
  inBoth(
    titles,
    (title) => ({
      title: `Your seat went to the next person: ${title}`,
      text: "You did not confirm it in time. If you still want to come, you can join the waiting list again.",
    }),
    (title) => ({
      title: `お席の確保の期限が過ぎました：${title}`,
      text: "期限までに確認がなかったため、次の方にお席をご案内しました。参加したい場合は、もう一度キャンセル待ちができます。",
    }),
  )

const soon: Readonly<Record<ReminderKind, Readonly<Record<Language, string>>>> = {
  week: { en: "In a week", ja: "1週間後です" },
  day: { en: "Tomorrow", ja: "明日です" },
  hour: { en: "In an hour", ja: "1時間後に始まります" },
}

export const reminderWords = (titles: Titles, startsAt: string, which: ReminderKind) =>
  inBoth(
    titles,
    (title, when) => ({
      title: `${soon[which].en}: ${title}`,
      text: `It begins on ${when(startsAt)}. Everything you need is on the page of your registration; the link to an online event is there from an hour before. If you can’t come, please cancel there.`,
    }),
    (title, when) => ({
      title: `${soon[which].ja}：${title}`,
      text: `${when(startsAt)}に始まります。必要なことは申し込みのページにあります。オンラインのリンクは、1時間前からそこに表示されます。参加できなくなったときは、同じページでキャンセルしてください。`,
    }),
  )

export const movedWords = (titles: Titles, before: string, startsAt: string) =>
  inBoth(
    titles,
    (title, when) => ({
      title: `New time: ${title}`,
      text: `It was planned for ${when(before)}, and now begins on ${when(startsAt)}. Your registration is still valid. If you can’t come then, please cancel.`,
    }),
    (title, when) => ({
      title: `日時が変わりました：${title}`,
      text: `${when(before)}の予定でしたが、${when(startsAt)}に変わりました。申し込みはそのまま有効です。参加できないときはキャンセルしてください。`,
    }),
  )

export const speakerNamedWords = (titles: Titles, startsAt: string) =>
  inBoth(
    titles,
    (title, when) => ({
      title: `You are named as a speaker: ${title}`,
      text: `It begins on ${when(startsAt)}. Your name is on the page of the event, where everyone can read it. If you did not agree to speak, please tell us, and we will take it off.`,
    }),
    (title, when) => ({
      title: `登壇者として掲載されました：${title}`,
      text: `${when(startsAt)}に始まります。イベントのページにお名前が掲載され、だれでも見られるようになりました。登壇の予定に心当たりがない場合はご連絡ください。掲載を取りやめます。`,
    }),
  )

export const speakerMovedWords = (titles: Titles, before: string, startsAt: string) =>
  inBoth(
    titles,
    (title, when) => ({
      title: `New time for your talk: ${title}`,
      text: `You speak at this event. It was planned for ${when(before)}, and now begins on ${when(startsAt)}. If you can’t come then, please tell us soon.`,
    }),
    (title, when) => ({
      title: `登壇するイベントの日時が変わりました：${title}`,
      text: `ご登壇の予定のイベントです。${when(before)}の予定でしたが、${when(startsAt)}に変わりました。ご都合が合わない場合は、早めにお知らせください。`,
    }),
  )

export const speakerDateCancelledWords = (titles: Titles, startsAt: string) =>
  inBoth(
    titles,
    (title, when) => ({
      title: `A date is cancelled: ${title}`,
      text: `You speak at this event. The date on ${when(startsAt)} will not take place. You don’t need to come then.`,
    }),
    (title, when) => ({
      title: `登壇するイベントの日程が中止になりました：${title}`,
      text: `ご登壇の予定でしたが、${when(startsAt)}の回は中止になりました。お越しいただく必要はありません。`,
    }),
  )

export const eventCancelledWords = (titles: Titles, startsAt: string) =>
  inBoth(
    titles,
    (title, when) => ({
      title: `Cancelled: ${title}`,
      text: `The event on ${when(startsAt)} will not take place. We are sorry. You don’t need to do anything.`,
    }),
    (title, when) => ({
      title: `中止になりました：${title}`,
      text: `${when(startsAt)}に予定していたイベントは中止になりました。申し訳ありません。お手続きは必要ありません。`,
    }),
  )

/** Review decisions about a proposed event. */
export const decidedWords: Readonly<Record<ReviewOutcome, NoticeWords>> = {
  approved: {
    en: { title: "Your event is published", text: "Students can register now." },
    ja: { title: "イベントが公開されました", text: "申し込みの受付が始まりました。" },
  },
  returned: {
    en: {
      title: "Your event needs a change",
      text: "The reason is in your account and in the email we have sent you.",
    },
    ja: {
      title: "イベントの内容を直してください",
      text: "理由は、マイページとお送りしたメールをご覧ください。",
    },
  },
  declined: {
    en: {
      title: "Your event will not be published",
      text: "The reason is in your account and in the email we have sent you.",
    },
    ja: {
      title: "イベントの掲載を見送りました",
      text: "理由は、マイページとお送りしたメールをご覧ください。",
    },
  },
}

export const guestWords = (news: GuestNoticeContent): NoticeWords => ({
  en: wordsIn(news, "en"),
  ja: wordsIn(news, "ja"),
})

function wordsIn(news: GuestNoticeContent, language: Language): NoticeText {
  const name = news.title[language]
  const isEnglish = language === "en"
  switch (news.of) {
    case "message":
      return {
        title: news.subject[language],
        text: isEnglish
          ? `From the organisers of “${name}”. The whole message is in the email we have sent you.`
          : `「${name}」の主催者からのお知らせです。全文はお送りしたメールをご覧ください。`,
      }
    case "cancelled":
      return {
        title: isEnglish ? `Cancelled: ${name}` : `中止になりました：${name}`,
        text: isEnglish
          ? "It will not be held. The reason is in the email we have sent you."
          : "このイベントは中止になりました。理由はお送りしたメールをご覧ください。",
      }
    case "place":
      return {
        title: isEnglish ? `New place: ${name}` : `会場が変わりました：${name}`,
        text: isEnglish
          ? "It is held in another place or in another way. Please look at its page before you go."
          : "会場または開催方法が変わりました。お出かけの前に、イベントのページを確認してください。",
      }
    case "feedback":
      return {
        title: isEnglish ? `How was “${name}”?` : `「${name}」はいかがでしたか`,
        text: isEnglish
          ? "One tap is enough. The organisers read it without your name."
          : "評価を1つ選ぶだけで送れます。主催者には名前なしで届きます。",
      }
  }
}
