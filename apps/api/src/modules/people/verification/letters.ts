import type { ReviewOutcome } from "@shirube/contract/editorial/review/routes"
import { dateLocales, type Language } from "@shirube/vocabulary/language"
import type { Letter } from "#api/kernel/mail/letters"
import type { EndReason } from "./events.ts"

type Words = Readonly<Record<Language, string>>

const START = "/sign-up/student-verification/1"

export const linkLetter = (url: string): Letter => ({
  en: {
    subject: "Confirm your university email address",
    paragraphs: [
      "You asked Shirube to verify that you are a student. Open the link below within 24 hours and press the button on the page. The link works once.",
      "You can open it on any device. Sign in with the Shirube account that asked for it.",
      "If you did not ask for this, you can ignore this email; nothing has changed.",
    ],
    link: { label: "Confirm my address", url },
  },
  ja: {
    subject: "大学のメールアドレスの確認",
    paragraphs: [
      "しるべの在学確認のお申し込みを受け付けました。24時間以内に下のリンクを開き、ページのボタンを押してください。リンクは1回だけ使えます。",
      "どの端末で開いてもかまいません。お申し込みのときと同じ、しるべのアカウントでサインインしてください。",
      "お心当たりがない場合は、このメールを無視してください。何も変更されていません。",
    ],
    link: { label: "アドレスを確認する", url },
  },
})

const approved = (publicUrl: string): Letter => ({
  en: {
    subject: "You are a verified student",
    paragraphs: [
      "An editor has looked at your student card, and you are a verified student now. We have deleted your card.",
      "Events for verified students and the matching service are open to you.",
    ],
    link: { label: "Go to Shirube", url: publicUrl },
  },
  ja: {
    subject: "在学確認が完了しました",
    paragraphs: [
      "編集部が学生証を確認し、在学確認が完了しました。学生証の画像は削除しました。",
      "在学確認が済んだ学生向けのイベントやマッチングサービスをご利用いただけます。",
    ],
    link: { label: "しるべを開く", url: publicUrl },
  },
})

const notApproved = (outcome: "returned" | "declined", reason: Words, publicUrl: string): Letter => ({
  en: {
    subject: outcome === "returned" ? "Please send your student card again" : "We could not verify you",
    paragraphs: [
      outcome === "returned"
        ? "An editor has looked at your student card. One thing is still needed before we can verify you:"
        : "An editor has looked at what you sent. It was not enough to verify you as a student:",
      reason.en,
      "We have deleted the file that you sent. You can send another one at any time.",
    ],
    link: { label: "Student verification", url: publicUrl + START },
  },
  ja: {
    subject: outcome === "returned" ? "学生証をもう一度送ってください" : "在学を確認できませんでした",
    paragraphs: [
      outcome === "returned"
        ? "編集部が学生証を確認しました。在学確認のために、次の点をお願いします。"
        : "編集部が送っていただいたファイルを確認しましたが、在学を確認できませんでした。",
      reason.ja,
      "送っていただいたファイルは削除しました。いつでも、もう一度送ることができます。",
    ],
    link: { label: "在学確認のページ", url: publicUrl + START },
  },
})

const withoutWords: Words = { en: "", ja: "" }

export const decisionLetter = (outcome: ReviewOutcome, reason: Words | null, publicUrl: string): Letter =>
  outcome === "approved" ? approved(publicUrl) : notApproved(outcome, reason ?? withoutWords, publicUrl)

const hostTexts: Readonly<
  Record<ReviewOutcome, Readonly<Record<Language, { subject: string; first: string }>>>
> = {
  approved: {
    en: {
      subject: "You are a verified student",
      first:
        "An editor has looked up which university your email address belongs to. You are now a verified student of that university, and your profile shows its name.",
    },
    ja: {
      subject: "在学確認が完了しました",
      first:
        "編集部がメールアドレスの大学を確認し、在学確認が完了しました。プロフィールには、その大学名が表示されます。",
    },
  },
  returned: {
    en: {
      subject: "About your university email address",
      first:
        "An editor has looked up your email address. One thing is still needed before we can verify you:",
    },
    ja: {
      subject: "大学のメールアドレスについて",
      first: "編集部がメールアドレスを確認しました。在学確認のために、次の点をお願いします。",
    },
  },
  declined: {
    en: {
      subject: "We could not verify you with this address",
      first: "An editor has looked up your email address. It was not enough to verify you as a student:",
    },
    ja: {
      subject: "このアドレスでは在学を確認できませんでした",
      first: "編集部がメールアドレスを確認しましたが、在学を確認できませんでした。",
    },
  },
}

export function hostLetter(outcome: ReviewOutcome, reason: Words | null, publicUrl: string): Letter {
  const text = (language: Language, label: string) => ({
    subject: hostTexts[outcome][language].subject,
    paragraphs: [hostTexts[outcome][language].first, ...(reason ? [reason[language]] : [])],
    link: { label, url: publicUrl + (outcome === "approved" ? "" : START) },
  })
  return outcome === "approved"
    ? { en: text("en", "Go to Shirube"), ja: text("ja", "しるべを開く") }
    : { en: text("en", "Student verification"), ja: text("ja", "在学確認のページ") }
}

const dayOf = (instant: Date, language: Language) =>
  new Intl.DateTimeFormat(dateLocales[language], { dateStyle: "long", timeZone: "Asia/Tokyo" }).format(
    instant,
  )

export const endingLetter = (endsAt: Date, publicUrl: string): Letter => {
  // The last day of validity, not the day after.
  const last = new Date(endsAt.getTime() - 1)
  return {
    en: {
      subject: "Your student verification ends soon",
      paragraphs: [
        `Your verification as a student ends with your graduation month, on ${dayOf(last, "en")}.`,
        "Are you staying on as a student? Verify again with your new expected graduation month. If you graduate, there is nothing to do. Congratulations!",
      ],
      link: { label: "Verify again", url: publicUrl + START },
    },
    ja: {
      subject: "在学確認の期限が近づいています",
      paragraphs: [
        `在学確認は、卒業予定の月の終わり（${dayOf(last, "ja")}）までです。`,
        "引き続き在学する場合は、新しい卒業予定の月で、もう一度確認の手続きをしてください。卒業する場合は、何もする必要はありません。ご卒業おめでとうございます。",
      ],
      link: { label: "もう一度確認する", url: publicUrl + START },
    },
  }
}

const endedTexts: Readonly<
  Record<EndReason, Readonly<Record<Language, { subject: string; first: string }>>>
> = {
  graduated: {
    en: {
      subject: "Your student verification has ended",
      first:
        "Your graduation month is over, so you are no longer shown as a verified student. Everything you have saved and written stays as it is.",
    },
    ja: {
      subject: "在学確認の期間が終わりました",
      first:
        "卒業予定の月が終わったため、在学確認済みの表示がなくなりました。保存したものや書いたものは、そのまま残っています。",
    },
  },
  number_moved: {
    en: {
      subject: "Your student verification has ended",
      first:
        "Another account has sent us a student card with your student ID number, so you are no longer shown as a verified student.",
    },
    ja: {
      subject: "在学確認が取り消されました",
      first: "同じ学籍番号の学生証が別のアカウントから提出されたため、在学確認済みの表示がなくなりました。",
    },
  },
  profile_changed: {
    en: {
      subject: "Please verify again",
      first:
        "You have changed your studies in your profile. Your verification was for what the profile said before, so it has ended.",
    },
    ja: {
      subject: "もう一度、在学確認をお願いします",
      first:
        "プロフィールの学校の情報が変更されました。これまでの在学確認は変更前の内容のものだったため、終了しました。",
    },
  },
  role_changed: {
    en: {
      subject: "Your student verification has ended",
      first: "Your account is no longer a student account, so your student verification has ended.",
    },
    ja: {
      subject: "在学確認が終了しました",
      first: "学生のアカウントではなくなったため、在学確認が終了しました。",
    },
  },
}

const seatsText: Readonly<Record<Language, (seats: number) => string>> = {
  en: (seats) =>
    seats === 1
      ? "Your seat at an event for verified students has been cancelled."
      : `Your seats at ${seats} events for verified students have been cancelled.`,
  ja: (seats) => `在学確認済みの学生向けイベント${seats}件の申し込みは、キャンセルになりました。`,
}

const againTexts = {
  en: "If you are still a student, please verify again. It takes a few minutes.",
  ja: "在学中の場合は、もう一度確認の手続きをしてください。数分で終わります。",
}

/** `seats`: the number of registrations for verified-only events that were cancelled with it. */
export function endedLetter(why: EndReason, seats: number, publicUrl: string): Letter {
  const text = (language: Language, label: string) => ({
    subject: endedTexts[why][language].subject,
    paragraphs: [
      endedTexts[why][language].first,
      ...(seats > 0 ? [seatsText[language](seats)] : []),
      againTexts[language],
    ],
    link: { label, url: publicUrl + START },
  })
  return { en: text("en", "Verify again"), ja: text("ja", "もう一度確認する") }
}
