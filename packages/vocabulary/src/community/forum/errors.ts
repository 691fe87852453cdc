import type { ErrorTexts } from "../../errors/texts.ts"
import { MOST_PICTURES } from "./choices.ts"

export const errors = {
  "forum.not_for_companies": {
    status: 409,
    en: "Ask Senpai is for students, senpai and our editors. Company accounts can read, but not write here.",
    ja: "「先輩に相談」は学生・先輩・編集部のための場所です。企業アカウントでは閲覧のみご利用いただけます。",
  },
  "forum.newcomer_pace": {
    status: 429,
    en: "You are new here, so you can post only a few at a time in your first days.",
    ja: "はじめのうちは、短い時間に投稿できる数に限りがあります。",
  },
  "question.not_found": {
    status: 404,
    en: "This question is not here. It may have been withdrawn.",
    ja: "この質問は見つかりませんでした。取り下げられた可能性があります。",
  },
  "question.not_yours": {
    status: 409,
    en: "Only the person who asked can do this.",
    ja: "この操作は、質問した本人だけができます。",
  },
  "question.asked_about_lesson": {
    status: 409,
    en: "You already have an open question about this lesson. Accept an answer to it or withdraw it, then you can ask another one.",
    ja: "このレッスンについての質問が、まだ解決していません。「この回答で解決」を選ぶか、質問を取り下げると、次の質問ができます。",
  },
  "question.merged": {
    status: 301,
    en: "This question asks the same as another one, and was merged into it.",
    ja: "この質問は、同じ内容の別の質問に統合されました。",
  },
  "question.merge_same": {
    status: 409,
    en: "A question cannot be merged into itself. Please choose another one.",
    ja: "同じ質問どうしを統合することはできません。別の質問を選んでください。",
  },
  "question.merge_reveals": {
    status: 409,
    en: "These two cannot be merged: someone who asked without a name has written in the thread, and would be shown as someone else or by name. Close this question instead.",
    ja: "この2つの質問は統合できません。匿名で質問した人がスレッドに書き込んでいるため、統合すると名前がわかったり、別の人の言葉に見えたりします。代わりに、この質問の受付を終了してください。",
  },
  "question.merged_on": {
    status: 409,
    en: "The question it was merged into has been merged into another one since. Please undo that first.",
    ja: "統合先の質問が、その後さらに別の質問に統合されています。先にそちらを元に戻してください。",
  },
  "question.part_reveals": {
    status: 409,
    en: "This cannot be undone any more: someone who asked without a name has written there since, and would be shown by name or as someone else.",
    ja: "この統合は元に戻せません。匿名で質問した人がその後に書き込んでいるため、元に戻すと名前がわかったり、別の人の言葉に見えたりします。",
  },
  "question.slowed": {
    status: 429,
    en: "Our editors have put this question into slow mode, so that everyone has time to read.",
    ja: "落ち着いて読めるように、この質問では編集部が投稿の間隔を空けるようお願いしています。",
  },
  "question.locked": {
    status: 409,
    en: "Our editors have closed this question, so nothing more can be added.",
    ja: "この質問は編集部が受付を終了したため、書き込みはできません。",
  },
  "answer.not_found": {
    status: 404,
    en: "This answer is not here. It may have been taken down.",
    ja: "この回答は見つかりませんでした。取り下げられた可能性があります。",
  },
  "answer.not_yours": {
    status: 409,
    en: "Only the person who wrote this answer can do this.",
    ja: "この操作は、回答した本人だけができます。",
  },
  "answer.given_already": {
    status: 409,
    en: "You have already answered this question. You can add to your answer by editing it.",
    ja: "この質問にはすでに回答しています。書き足すときは、回答を編集してください。",
  },
  "invitation.not_found": {
    status: 404,
    en: "You were not invited to this question.",
    ja: "この質問への回答のお願いは届いていません。",
  },
  "invitation.closed": {
    status: 409,
    en: "This question has been answered or closed, so no one can be invited any more.",
    ja: "この質問は解決したか締め切られたため、先輩に回答をお願いできません。",
  },
  "invitation.too_many": {
    status: 409,
    en: "You have invited three senpai already. Please give them a little time.",
    ja: "すでに3人の先輩にお願いしています。もう少しお待ちください。",
  },
  "invitation.not_possible": {
    status: 409,
    en: "This person cannot be invited to this question.",
    ja: "この人には、この質問への回答をお願いできません。",
  },
  "comment.not_found": {
    status: 404,
    en: "This comment is not here. It may have been taken down.",
    ja: "このコメントは見つかりませんでした。削除された可能性があります。",
  },
  "comment.not_yours": {
    status: 409,
    en: "Only the person who wrote this comment can do this.",
    ja: "この操作は、コメントを書いた本人だけができます。",
  },
  "answer.taken_down": {
    status: 409,
    en: "Our editors have taken down your answer to this question, so another one cannot be posted here.",
    ja: "この質問へのあなたの回答は編集部が非公開にしたため、新しい回答は投稿できません。",
  },
  "post.not_hidden": {
    status: 404,
    en: "We could not find a post of yours that needs changes.",
    ja: "修正をお待ちしている投稿は見つかりませんでした。",
  },
  "post.unchanged": {
    status: 409,
    en: "Please change what our editors have asked for. The text is still the same.",
    ja: "編集部がお願いした点を直してください。文章がまだ変わっていません。",
  },
  "watched_word.not_found": {
    status: 404,
    en: "This word is no longer on the list.",
    ja: "この言葉は、もうリストにありません。",
  },
  "watched_word.known": {
    status: 409,
    en: "This word is on the list already.",
    ja: "この言葉は、すでにリストにあります。",
  },
  "watched_word.no_letters": {
    status: 409,
    en: "Please enter a word or a phrase. Signs alone cannot be watched.",
    ja: "言葉を入力してください。記号だけでは登録できません。",
  },
  "watched_word.too_many": {
    status: 409,
    en: "The list is full. Please remove a word that is no longer needed first.",
    ja: "リストがいっぱいです。使わなくなった言葉を先に削除してください。",
  },
  "picture.not_there": {
    status: 422,
    en: "A picture in your text is not here any more, or was not sent by you. Please take it out and add it again.",
    ja: "文章の中の画像が見つからないか、ほかの人の画像です。いったん消して、もう一度追加してください。",
  },
  "picture.too_many": {
    status: 422,
    en: `There are too many pictures in your text. Please keep at most ${MOST_PICTURES}.`,
    ja: `画像が多すぎます。${MOST_PICTURES}枚までにしてください。`,
  },
  "text.is_original": {
    status: 409,
    en: "This is the language it was written in. Please edit the original instead.",
    ja: "これは元の文章の言語です。元の文章を編集してください。",
  },
  "text.not_for_you": {
    status: 409,
    en: "Another language can be added by the person who wrote this, by screened senpai and by our editors.",
    ja: "ほかの言語の文章を追加できるのは、書いた本人、審査を終えた先輩、編集部です。",
  },
} as const satisfies ErrorTexts
