import type { Language } from "@shirube/contract/language"
import type { Words } from "../present.ts"

type ForumKind =
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

const forumTitles: Record<ForumKind, Record<Language, string>> = {
  question_answered: { en: "Your question has an answer", ja: "質問に回答がつきました" },
  followed_answered: { en: "A question you follow has an answer", ja: "フォロー中の質問に回答がつきました" },
  answer_accepted: { en: "Your answer was accepted", ja: "あなたの回答がベストアンサーに選ばれました" },
  commented: { en: "There is a new comment", ja: "新しいコメントがあります" },
  own_merged: {
    en: "Your question is now part of another one that asks the same. All answers are there, and you follow it",
    ja: "あなたの質問を、同じ内容の質問に統合しました。回答はすべてそちらにあり、自動でフォローされています",
  },
  followed_merged: {
    en: "Two questions that ask the same are one now",
    ja: "同じ内容の2つの質問を1つに統合しました",
  },
  own_parted: {
    en: "Your question stands by itself again, with the answers that came from it",
    ja: "統合されていたあなたの質問を、元どおり独立した質問に戻しました。回答も一緒に戻っています",
  },
  followed_parted: {
    en: "Two questions that had become one are apart again",
    ja: "1つに統合した2つの質問を、元どおり別々の質問に戻しました",
  },
  mentioned: { en: "Somebody mentioned you", ja: "あなたへのメンションがあります" },
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

/** Nobody is named: whoever asked without a name has none here either. */
export const forumWords = (
  kind: ForumKind,
  title: Record<Language, string> = goneTitle,
): Record<Language, Words> => ({
  en: { title: forumTitles[kind].en, text: title.en },
  ja: { title: forumTitles[kind].ja, text: title.ja },
})
