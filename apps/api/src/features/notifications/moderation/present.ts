import type { Language } from "@shirube/contract/language"
import type { Words } from "../present.ts"

/** What came of it concerns somebody else. */
export const complaintAnsweredWords: Record<Language, Words> = {
  en: {
    title: "We have looked at your report",
    text: "Thank you for telling us. An editor has read it and done what was needed.",
  },
  ja: {
    title: "通報の内容を確認しました",
    text: "お知らせいただき、ありがとうございました。編集部で確認し、必要な対応をしました。",
  },
}

/** The reason is in the letter that goes with it. */
export const takenDownWords: Record<"forNow" | "forGood", Record<Language, Words>> = {
  forNow: {
    en: {
      title: "Your profile is out of the members’ directory for now",
      text: "What to change is in the email we have sent you. Then you can list yourself again.",
    },
    ja: {
      title: "メンバー一覧への掲載を一時停止しました",
      text: "直していただきたい点は、お送りしたメールをご覧ください。修正後、もう一度掲載できます。",
    },
  },
  forGood: {
    en: {
      title: "Your profile is no longer in the members’ directory",
      text: "The reason is in the email we have sent you.",
    },
    ja: {
      title: "メンバー一覧への掲載を終了しました",
      text: "理由はお送りしたメールをご覧ください。",
    },
  },
}

export const courseTakenDownWords: Record<Language, Words> = {
  en: {
    title: "Our editors have taken a course of yours down",
    text: "Learners keep what they have done there. You can change it and send it to us again.",
  },
  ja: {
    title: "あなたのコースの公開を、編集部が終了しました",
    text: "学んだ人の記録は残っています。内容を直して、もう一度確認を依頼できます。",
  },
}

const seeWhy: Record<Language, string> = {
  en: "What to change, and where, is in the email we have sent you.",
  ja: "直していただきたい点は、お送りしたメールをご覧ください。",
}
const reasonInEmail: Record<Language, string> = {
  en: "The reason is in the email we have sent you.",
  ja: "理由はお送りしたメールをご覧ください。",
}
const takenDown = (en: string, ja: string): Record<"forNow" | "forGood", Record<Language, Words>> => ({
  forNow: {
    en: { title: `Your ${en} is hidden until you change it`, text: seeWhy.en },
    ja: { title: `${ja}を、修正いただくまで非公開にしました`, text: seeWhy.ja },
  },
  forGood: {
    en: { title: `Your ${en} was taken down`, text: reasonInEmail.en },
    ja: { title: `${ja}を非公開にしました`, text: reasonInEmail.ja },
  },
})
export const postTakenDownWords = {
  question: takenDown("question", "質問"),
  answer: takenDown("answer", "回答"),
  comment: takenDown("comment", "コメント"),
} as const

const held = (noun: string, nounJa: string): Record<Language, Words> => ({
  en: {
    title: `Your ${noun} waits for our editors`,
    text: "A word in it makes us look first. Most of the time nothing is wrong, and then everybody can read it.",
  },
  ja: {
    title: `${nounJa}は編集部の確認待ちです`,
    text: "念のため、公開前に編集部が確認します。問題がなければ、そのまま公開されます。",
  },
})
export const postHeldWords = {
  question: held("question", "質問"),
  answer: held("answer", "回答"),
  comment: held("comment", "コメント"),
} as const

const released = (noun: string, nounJa: string): Record<Language, Words> => ({
  en: { title: `Your ${noun} is shown now`, text: "Our editors have looked at it. Thank you for waiting." },
  ja: {
    title: `${nounJa}が公開されました`,
    text: "編集部の確認が終わりました。お待ちいただき、ありがとうございました。",
  },
})
export const postReleasedWords = {
  question: released("question", "質問"),
  answer: released("answer", "回答"),
  comment: released("comment", "コメント"),
} as const
