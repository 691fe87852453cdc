import type { Language } from "@shirube/vocabulary/language"
import { decisionNotice, onDecision } from "#api/kernel/notices/decisions"
import { type NoticeWords, noticeKind } from "#api/kernel/notices/kinds"
import { type Notices, on } from "#api/kernel/notices/sources"
import { studentCards } from "./card/service.ts"
import { type EndReason, verificationChanged } from "./events.ts"
import { universityHosts } from "./hosts/service.ts"

/** For every method of proof. */
const verified = {
  en: {
    title: "You are a verified student",
    text: "Everything for verified students is open to you now.",
  },
  ja: { title: "在学確認が完了しました", text: "在学確認済みの学生向けの機能が使えるようになりました。" },
}

const cardDecided = decisionNotice("student-card", {
  approved: verified,
  returned: {
    en: {
      title: "Please send your student card again",
      text: "The reason is in the email we have sent you.",
    },
    ja: { title: "学生証をもう一度送ってください", text: "理由はお送りしたメールをご覧ください。" },
  },
  declined: {
    en: {
      title: "Your student card was not accepted",
      text: "The reason is in the email we have sent you.",
    },
    ja: { title: "学生証では在学を確認できませんでした", text: "理由はお送りしたメールをご覧ください。" },
  },
})

const hostDecided = decisionNotice("university-host", {
  approved: verified,
  returned: {
    en: {
      title: "About your university email address",
      text: "What is still needed is in the email we have sent you.",
    },
    ja: { title: "大学のメールアドレスについて", text: "必要なことはお送りしたメールをご覧ください。" },
  },
  declined: {
    en: {
      title: "Your university email address was not accepted",
      text: "The reason is in the email we have sent you.",
    },
    ja: {
      title: "このアドレスでは在学を確認できませんでした",
      text: "理由はお送りしたメールをご覧ください。",
    },
  },
})

const endedTitle: Readonly<Record<Language, string>> = {
  en: "Your student verification has ended",
  ja: "在学確認が終了しました",
}
const ended = (en: string, ja: string): NoticeWords => ({
  en: { title: endedTitle.en, text: en },
  ja: { title: endedTitle.ja, text: ja },
})

const endedWords: Readonly<Record<EndReason, NoticeWords>> = {
  graduated: ended(
    "Your graduation month is over. If you are still a student, please verify again.",
    "卒業予定の月が終わりました。在学中の場合は、もう一度確認の手続きをしてください。",
  ),
  number_moved: ended(
    "Another account has sent us a student card with your number. Please verify again.",
    "同じ学籍番号の学生証が別のアカウントから提出されました。もう一度確認の手続きをしてください。",
  ),
  profile_changed: ended(
    "It was for what your profile said before. Please verify again.",
    "変更前のプロフィールの内容での確認だったためです。もう一度確認の手続きをしてください。",
  ),
  role_changed: ended(
    "Your account is no longer a student account.",
    "学生のアカウントではなくなったためです。",
  ),
}

const verificationEnded = noticeKind<{ readonly why: EndReason }>({
  name: "verification_ended",
  category: "account",
  path: "/sign-up/student-verification/1",
  isMailedByItsFeature: true,
  words: ({ why }) => endedWords[why],
})

export const notices: Notices = {
  kinds: [cardDecided, hostDecided, verificationEnded],
  on: [
    onDecision(studentCards.event, "notify-student-card", "student-card"),
    onDecision(universityHosts.event, "notify-university-host", "university-host"),
    on(verificationChanged, "notify-verification-ended", ({ userId, ended: why }, key) =>
      why === null ? null : verificationEnded.to(userId, { why }, key),
    ),
  ],
}
