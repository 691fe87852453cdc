// Notices about sessions, to either side.
import type { Language } from "@shirube/vocabulary/language"
import {
  type SessionReminder,
  type SessionSide,
  sessionPurposeNames,
} from "@shirube/vocabulary/mentors/mentor-sessions/choices"
import type { NoticeLinks, NoticeText, NoticeWords } from "#api/kernel/notices/kinds"
import type { Because, SessionNews } from "../events.ts"
import type { SessionRow } from "../queries.ts"

const clocks: Readonly<Record<Language, Intl.DateTimeFormat>> = { en: clockIn("en-GB"), ja: clockIn("ja-JP") }
function clockIn(locale: string) {
  return new Intl.DateTimeFormat(locale, {
    timeZone: "Asia/Tokyo",
    month: "long",
    day: "numeric",
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  })
}
const inJapan: Readonly<Record<Language, string>> = { en: " (Japan time)", ja: "（日本時間）" }

/** What is known of a session when a notice is read; nothing if it was deleted with an account. */
export interface SessionInNotice {
  readonly names: Readonly<Record<SessionSide, string>>
  readonly purpose: SessionRow["purpose"]
}

interface Terms {
  /** The other person. */
  readonly name: string
  readonly purpose: string
  readonly at: (instant: string) => string
}

const unnamed: Readonly<Record<Language, string>> = { en: "a member", ja: "相手の方" }
const unknownPurpose: Readonly<Record<Language, string>> = { en: "Session", ja: "面談" }

const termsIn = (language: Language, reader: SessionSide, found: SessionInNotice | undefined): Terms => ({
  name: found
    ? nameIn(language, found.names[reader === "student" ? "mentor" : "student"])
    : unnamed[language],
  purpose: found ? sessionPurposeNames[found.purpose][language] : unknownPurpose[language],
  at: (instant) => `${clocks[language].format(new Date(instant))}${inJapan[language]}`,
})
const nameIn = (language: Language, name: string) => (language === "ja" ? `${name}さん` : name)

type Write<News> = (terms: Terms, news: News) => NoticeText
type NewsOf<What extends SessionNews["what"]> = Extract<SessionNews, { what: What }>
type Texts = {
  readonly [What in SessionNews["what"]]: Readonly<Record<Language, Write<NewsOf<What>>>>
}

const awayText: Readonly<Record<Because, Readonly<Record<Language, (name: string) => string>>>> = {
  break: {
    en: (name) => `${name} is taking a break from sessions`,
    ja: (name) => `${name}は面談をしばらくお休みします`,
  },
  left: {
    en: (name) => `${name} no longer offers sessions`,
    ja: (name) => `${name}は面談の受け付けを終了しました`,
  },
}

const texts: Texts = {
  requested: {
    en: ({ name, purpose }) => ({
      title: `${name} asks you for a session: ${purpose}`,
      text: "Read the questions and accept a time, propose others or decline. Without an answer the request ends after seven days.",
    }),
    ja: ({ name, purpose }) => ({
      title: `${name}から面談の申し込みが届きました：${purpose}`,
      text: "質問を読んで、日時を承諾するか、別の日時を提案するか、お断りするかを選んでください。返事がないまま7日たつと、申し込みは終了します。",
    }),
  },
  countered: {
    en: ({ name }) => ({
      title: `${name} proposes other times`,
      text: "Accept one of them, propose others or withdraw your request. Without an answer it ends after seven days.",
    }),
    ja: ({ name }) => ({
      title: `${name}から別の日時の提案が届きました`,
      text: "どれかを承諾するか、別の日時を提案するか、申し込みを取り下げてください。返事がないまま7日たつと、申し込みは終了します。",
    }),
  },
  accepted: {
    en: ({ name, at }, { startsAt }) => ({
      title: `Your session with ${name} is agreed`,
      text: `It begins on ${at(startsAt)}. The meeting link is on its page.`,
    }),
    ja: ({ name, at }, { startsAt }) => ({
      title: `${name}との面談が決まりました`,
      text: `${at(startsAt)}に始まります。オンライン面談のリンクは面談のページにあります。`,
    }),
  },
  declined: {
    en: ({ name }, { because }) => ({
      title: because ? awayText[because].en(name) : `${name} cannot take this session`,
      text: because
        ? "Your request ends with that. What you wrote is still on its page, with other senpai who may fit."
        : "Their words are on its page, with other senpai who may fit.",
    }),
    ja: ({ name }, { because }) => ({
      title: because ? awayText[because].ja(name) : `${name}は今回の面談をお受けできません`,
      text: because
        ? "申し込みはここで終了します。書いた内容は面談のページに残っています。ほかに合いそうな先輩も紹介しています。"
        : "面談のページでメッセージを読めます。ほかに合いそうな先輩も紹介しています。",
    }),
  },
  withdrawn: {
    en: ({ name, purpose }) => ({
      title: `${name} has withdrawn the request: ${purpose}`,
      text: "You do not have to do anything.",
    }),
    ja: ({ name, purpose }) => ({
      title: `${name}が面談の申し込みを取り下げました：${purpose}`,
      text: "ご対応は必要ありません。",
    }),
  },
  expired: {
    en: ({ name, purpose }) => ({
      title: `The request ended without an answer: ${purpose} with ${name}`,
      text: "Seven days have passed. That happens in busy weeks and says nothing about you. What was written is still on its page, with other senpai who may fit.",
    }),
    ja: ({ name, purpose }) => ({
      title: `返事がないまま申し込みが終了しました：${name}との面談（${purpose}）`,
      text: "7日が過ぎました。忙しい時期にはよくあることで、どなたのせいでもありません。書いた内容は面談のページに残っています。ほかに合いそうな先輩も紹介しています。",
    }),
  },
  moving: {
    en: ({ name, at }, { startsAt }) => ({
      title: `${name} would like to move your session`,
      text: `It stays on ${at(startsAt)} until you accept another time.`,
    }),
    ja: ({ name, at }, { startsAt }) => ({
      title: `${name}から面談の日時変更の相談が届きました`,
      text: `別の日時を承諾するまで、面談は${at(startsAt)}のままです。`,
    }),
  },
  move_declined: {
    en: ({ name, at }, { startsAt }) => ({
      title: `${name} keeps the time of your session`,
      text: `It begins on ${at(startsAt)}, as agreed.`,
    }),
    ja: ({ name, at }, { startsAt }) => ({
      title: `${name}との面談の日時は変わりません`,
      text: `予定どおり${at(startsAt)}に始まります。`,
    }),
  },
  moved: {
    en: ({ name, at }, { startsAt, before }) => ({
      title: `Your session with ${name} has a new time`,
      text: `It begins on ${at(startsAt)}, no longer on ${at(before)}.`,
    }),
    ja: ({ name, at }, { startsAt, before }) => ({
      title: `${name}との面談の日時が変わりました`,
      text: `${at(before)}から${at(startsAt)}に変わりました。`,
    }),
  },
  cancelled: {
    en: ({ name, purpose, at }, { by, because, startsAt }) =>
      because
        ? {
            title: awayText[because].en(name),
            text: `Your session on ${at(startsAt)} is cancelled. Other senpai who may fit are on its page.`,
          }
        : by === null
          ? {
              title: `The session with ${name} will not take place`,
              text: `${purpose}: it was closed on our side.`,
            }
          : {
              title: `${name} has cancelled the session`,
              text: "The reason is on its page, if one was given.",
            },
    ja: ({ name, purpose, at }, { by, because, startsAt }) =>
      because
        ? {
            title: awayText[because].ja(name),
            text: `${at(startsAt)}の面談はキャンセルになりました。ほかに合いそうな先輩を、面談のページで紹介しています。`,
          }
        : by === null
          ? { title: `${name}との面談は行われません`, text: `${purpose}：運営側の都合で終了しました。` }
          : {
              title: `${name}が面談をキャンセルしました`,
              text: "理由が書かれている場合は、面談のページで読めます。",
            },
  },
  held: {
    en: ({ name }) => ({
      title: `How was your session with ${name}?`,
      text: "Two short questions. Only the editors read what you write.",
    }),
    ja: ({ name }) => ({
      title: `${name}との面談はいかがでしたか`,
      text: "2つの短い質問に答えてください。書いた内容を読むのは編集部だけです。",
    }),
  },
  absent: {
    en: ({ name }) => ({
      title: `${name} reports that you did not come to the session`,
      text: "If that is not right, write a message to each other on its page, or write to us.",
    }),
    ja: ({ name }) => ({
      title: `${name}から、面談に来られなかったという連絡がありました`,
      text: "事実と違う場合は、面談のページでメッセージを送るか、編集部にご連絡ください。",
    }),
  },
}

/** The text to one side. */
export function newsWords(
  news: SessionNews,
  reader: SessionSide,
  found: SessionInNotice | undefined,
): NoticeWords {
  const write = texts[news.what] as Readonly<Record<Language, Write<SessionNews>>>
  return {
    en: write.en(termsIn("en", reader, found), news),
    ja: write.ja(termsIn("ja", reader, found), news),
  }
}

const whenText: Readonly<Record<SessionReminder, Readonly<Record<Language, string>>>> = {
  day: { en: "tomorrow", ja: "明日" },
  hour: { en: "within an hour", ja: "1時間以内" },
}

export function reminderWords(
  { kind, startsAt }: { readonly kind: SessionReminder; readonly startsAt: string },
  reader: SessionSide,
  found: SessionInNotice | undefined,
): NoticeWords {
  const [en, ja] = [termsIn("en", reader, found), termsIn("ja", reader, found)]
  return {
    en: {
      title: `Your session with ${en.name} is ${whenText[kind].en}`,
      text: `It begins on ${en.at(startsAt)}. The meeting link is on its page.`,
    },
    ja: {
      title: `${ja.name}との面談は${whenText[kind].ja}です`,
      text: `${ja.at(startsAt)}に始まります。オンライン面談のリンクは面談のページにあります。`,
    },
  }
}

export const lostWords: NoticeWords = {
  en: {
    title: "A session will not take place",
    text: "The other person has deleted their account, and the session with it.",
  },
  ja: {
    title: "面談が行われなくなりました",
    text: "相手の方がアカウントを削除したため、面談も削除されました。",
  },
}

export const pauseWords = (isPaused: boolean): NoticeWords =>
  isPaused
    ? {
        en: {
          title: "Your sessions are paused",
          text: "Three sessions within 90 days were reported as missed. For now, no new sessions can be agreed. If that is not right, write to us: the editors can lift it.",
        },
        ja: {
          title: "面談の受け付けを停止しました",
          text: "90日以内に、面談の欠席の連絡が3回ありました。しばらくの間、新しい面談はできません。事実と違う場合はご連絡ください。編集部が解除できます。",
        },
      }
    : {
        en: { title: "Your sessions are open again", text: "The editors have lifted the pause." },
        ja: { title: "面談を再開できるようになりました", text: "編集部が停止を解除しました。" },
      }

const othersLead: Readonly<Record<Language, string>> = {
  en: "These senpai may fit you too:",
  ja: "ほかに、合いそうな先輩がいます。",
}

interface OtherMentor {
  readonly person: { readonly id: string; readonly name: string }
  readonly card: { readonly headline: Readonly<Record<Language, string | null>> }
}

/** Each in their own words: in the reader's language if they wrote it, otherwise in the other one. */
export function otherMentors(others: readonly OtherMentor[], publicUrl: string): NoticeLinks {
  const write = (language: Language) => ({
    lead: othersLead[language],
    items: others.map(({ person, card: { headline } }) => ({
      title: nameIn(language, person.name),
      text: headline[language] ?? headline.en ?? headline.ja ?? "",
      url: `${publicUrl}/mentors/profile/${person.id}`,
    })),
  })
  return { en: write("en"), ja: write("ja") }
}
