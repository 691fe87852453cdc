import type { Language } from "@shirube/vocabulary/language"
import type { NoticeWords } from "#api/kernel/notices/kinds"

export type ThreadNotice =
  | "question_answered"
  | "followed_answered"
  | "answer_accepted"
  | "commented"
  | "own_merged"
  | "followed_merged"
  | "own_parted"
  | "followed_parted"
  | "mentioned"
  | "topic_asked"
  | "field_asked"
  | "invited"
  | "invitation_declined"

const titles: Record<ThreadNotice, Record<Language, string>> = {
  question_answered: { en: "Your question has an answer", ja: "質問に回答がつきました" },
  followed_answered: { en: "A question you follow has an answer", ja: "フォロー中の質問に回答がつきました" },
  answer_accepted: { en: "Your answer was accepted", ja: "あなたの回答が質問者に選ばれました" },
  commented: { en: "There is a new comment", ja: "新しいコメントがあります" },
  own_merged: {
    en: "Your question was merged into one that asks the same. All answers are there, and you follow it",
    ja: "あなたの質問を、同じ内容の質問に統合しました。回答はすべてそちらにあり、自動でフォローされています",
  },
  followed_merged: {
    en: "Two questions that ask the same were merged",
    ja: "同じ内容の2つの質問を1つに統合しました",
  },
  own_parted: {
    en: "Your question is separate again, with the answers that came from it",
    ja: "統合されていたあなたの質問を、元どおり独立した質問に戻しました。回答も一緒に戻っています",
  },
  followed_parted: {
    en: "Two merged questions were separated again",
    ja: "1つに統合した2つの質問を、元どおり別々の質問に戻しました",
  },
  mentioned: { en: "Someone mentioned you", ja: "あなたへのメンションがあります" },
  topic_asked: {
    en: "A new question in a topic you follow",
    ja: "フォロー中のトピックに新しい質問があります",
  },
  invited: { en: "You are invited to answer a question", ja: "あなたに回答をお願いしたい質問があります" },
  invitation_declined: {
    en: "A senpai you invited cannot answer this time",
    ja: "お願いした先輩は、今回は回答が難しいそうです",
  },
  field_asked: { en: "Someone asks about your field", ja: "あなたの得意な分野の質問があります" },
}

const goneTitle: Record<Language, string> = {
  en: "The question is no longer here.",
  ja: "この質問は公開が終了しています。",
}

/** Names no person, so that anonymous askers stay anonymous. */
export const threadWords = (
  kind: ThreadNotice,
  title: Record<Language, string> = goneTitle,
): NoticeWords => ({
  en: { title: titles[kind].en, text: title.en },
  ja: { title: titles[kind].ja, text: title.ja },
})

const seeWhy: Record<Language, string> = {
  en: "What to change, and where, is in the email we have sent you.",
  ja: "直していただきたい点は、お送りしたメールをご覧ください。",
}
const reasonInEmail: Record<Language, string> = {
  en: "The reason is in the email we have sent you.",
  ja: "理由はお送りしたメールをご覧ください。",
}
const takenDown = (en: string, ja: string): Record<"forNow" | "forGood", NoticeWords> => ({
  forNow: {
    en: { title: `Your ${en} is hidden until you fix it`, text: seeWhy.en },
    ja: { title: `${ja}を、修正いただくまで非公開にしました`, text: seeWhy.ja },
  },
  forGood: {
    en: { title: `Your ${en} was taken down`, text: reasonInEmail.en },
    ja: { title: `${ja}を非公開にしました`, text: reasonInEmail.ja },
  },
})
export const takenDownWords = {
  question: takenDown("question", "質問"),
  answer: takenDown("answer", "回答"),
  comment: takenDown("comment", "コメント"),
} as const

const held = (noun: string, nounJa: string): NoticeWords => ({
  en: {
    title: `Your ${noun} is waiting for our editors`,
    text: "We check posts with certain words first. Most of the time nothing is wrong, and then everyone can read it.",
  },
  ja: {
    title: `${nounJa}は編集部の確認待ちです`,
    text: "念のため、公開前に編集部が確認します。問題がなければ、そのまま公開されます。",
  },
})
export const heldWords = {
  question: held("question", "質問"),
  answer: held("answer", "回答"),
  comment: held("comment", "コメント"),
} as const

const released = (noun: string, nounJa: string): NoticeWords => ({
  en: { title: `Your ${noun} is shown now`, text: "Our editors have looked at it. Thank you for waiting." },
  ja: {
    title: `${nounJa}が公開されました`,
    text: "編集部の確認が終わりました。お待ちいただき、ありがとうございました。",
  },
})
export const releasedWords = {
  question: released("question", "質問"),
  answer: released("answer", "回答"),
  comment: released("comment", "コメント"),
} as const
