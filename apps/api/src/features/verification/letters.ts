import type { Language } from "@shirube/contract/language"
import type { ReviewOutcome } from "@shirube/contract/review"
import type { Letter } from "#api/platform/letters"

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
        : "An editor has looked at what you sent. We could not verify you as a student with it:",
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

const dayOf = (instant: Date, language: Language) =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "Asia/Tokyo" }).format(instant)

export const endingLetter = (endsAt: Date, publicUrl: string): Letter => {
  // The last day, not the first one after it.
  const last = new Date(endsAt.getTime() - 1)
  return {
    en: {
      subject: "Your student verification ends soon",
      paragraphs: [
        `Your verification as a student ends with your graduation month, on ${dayOf(last, "en")}.`,
        "Do you go on studying? Verify again with your new expected graduation month. If you graduate, there is nothing to do. Congratulations!",
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

export const endedLetter = (publicUrl: string): Letter => ({
  en: {
    subject: "Your student verification has ended",
    paragraphs: [
      "You are no longer shown as a verified student. Everything you have saved and written stays as it is.",
      "If you are still a student, please verify again. It takes a few minutes.",
    ],
    link: { label: "Verify again", url: publicUrl + START },
  },
  ja: {
    subject: "在学確認の期間が終わりました",
    paragraphs: [
      "在学確認済みの表示がなくなりました。保存したものや書いたものは、そのまま残っています。",
      "在学中の場合は、もう一度確認の手続きをしてください。数分で終わります。",
    ],
    link: { label: "もう一度確認する", url: publicUrl + START },
  },
})
