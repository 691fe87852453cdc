// What those who come to an event are told.
import { type Language, languages } from "@shirube/contract/language"
import type { GuestNews } from "#api/features/events/events"
import type { Words } from "../present.ts"

export function guestWords(news: GuestNews): Record<Language, Words> {
  return Object.fromEntries(languages.map((language) => [language, wordsIn(news, language)])) as Record<
    Language,
    Words
  >
}

function wordsIn(news: GuestNews, language: Language): Words {
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
          ? "One press is enough. The organisers read it without your name."
          : "評価を1つ選ぶだけで送れます。主催者には名前なしで届きます。",
      }
  }
}
