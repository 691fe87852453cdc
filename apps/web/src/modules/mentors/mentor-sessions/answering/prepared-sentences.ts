// Kind ways to decline, in both languages whatever the page's: a senpai writes in the one that the student reads.
import type { Language } from "@shirube/vocabulary/language"

interface PreparedSentence {
  readonly key: string
  readonly language: Language
  readonly text: string
}

const sentences: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  busy: {
    en: "Thank you for writing to me. I am very busy at work just now, and could not give your questions the time they deserve. I hope you find another senpai soon, and I wish you the best for your job hunt.",
    ja: "ご連絡ありがとうございます。あいにく仕事が立て込んでいて、十分な時間をお取りすることができません。ほかの先輩に相談できることを願っています。就職活動を応援しています。",
  },
  field: {
    en: "Thank you for your questions. They are about something that I do not know well enough to help with. A senpai from that field can tell you much more. I wish you good luck.",
    ja: "ご質問ありがとうございます。申し訳ないのですが、私の経験ではお役に立てそうにない内容でした。その分野にくわしい先輩に相談されることをおすすめします。応援しています。",
  },
  times: {
    en: "Thank you for your request. None of the times fit, and I am away for a while. Please feel free to ask me again next month.",
    ja: "お申し込みありがとうございます。あいにくご希望の時間はどれも都合がつかず、しばらく予定が取れません。来月以降にまた声をかけていただけるとうれしいです。",
  },
  forum: {
    en: "Thank you for writing. I think your question would help many others too. Would you ask it in Ask Senpai? I will be glad to answer there.",
    ja: "ご連絡ありがとうございます。ご質問の内容は、ほかの方にも役立つと思います。よろしければ「先輩に相談」に投稿してください。そちらで喜んでお答えします。",
  },
}

export const preparedSentences: readonly PreparedSentence[] = (["en", "ja"] as const).flatMap((language) =>
  Object.entries(sentences).map(([key, texts]) => ({
    key: `${key}-${language}`,
    language,
    text: texts[language],
  })),
)

/** The one that a page in this language begins with. */
export const firstSentence = (language: Language) =>
  preparedSentences.find((sentence) => sentence.language === language)?.text ?? ""
