// Topics of questions and of senpai's expertise: one list for both, free of dependencies so that the browser
// may import it.
import type { Language } from "./language.ts"

/** In the order of a job hunt: from self-analysis to changing jobs. */
export const topics = [
  "self-analysis",
  "companies",
  "entry-sheets",
  "aptitude-tests",
  "interviews",
  "internships",
  "ob-visits",
  "japanese-at-work",
  "daily-work",
  "visa",
  "offers",
  "career-change",
] as const
export type Topic = (typeof topics)[number]

interface TopicText {
  readonly name: Readonly<Record<Language, string>>
  /** One line on what belongs here. */
  readonly description: Readonly<Record<Language, string>>
}

export const topicTexts: Readonly<Record<Topic, TopicText>> = {
  "self-analysis": {
    name: { en: "Self-analysis", ja: "自己分析" },
    description: {
      en: "Finding your strengths, and the words for them",
      ja: "自分の強みと、それを伝える言葉を見つける",
    },
  },
  companies: {
    name: { en: "Industries and companies", ja: "業界・企業選び" },
    description: {
      en: "Which industries there are, and how to find a company that fits you",
      ja: "どんな業界があるか、自分に合う会社の探し方",
    },
  },
  "entry-sheets": {
    name: { en: "Entry sheets", ja: "エントリーシート" },
    description: {
      en: "What to write in entry sheets and rirekisho",
      ja: "ESや履歴書に書くこと",
    },
  },
  "aptitude-tests": {
    name: { en: "Aptitude tests", ja: "適性検査" },
    description: {
      en: "SPI, TG-WEB and other tests, and how to prepare",
      ja: "SPI、TG-WEBなどのテストと対策",
    },
  },
  interviews: {
    name: { en: "Interviews", ja: "面接" },
    description: {
      en: "Questions, manners and group discussions",
      ja: "質問、マナー、グループディスカッション",
    },
  },
  internships: {
    name: { en: "Internships", ja: "インターンシップ" },
    description: {
      en: "Getting in, taking part, and what comes of it",
      ja: "応募から参加、その後の選考まで",
    },
  },
  "ob-visits": {
    name: { en: "Visiting alumni", ja: "OB・OG訪問" },
    description: {
      en: "Finding people to talk to, writing to them, asking well",
      ja: "相手の探し方、依頼のメール、聞き方",
    },
  },
  "japanese-at-work": {
    name: { en: "Japanese at work", ja: "仕事の日本語" },
    description: {
      en: "Keigo, emails, telephone calls and meetings",
      ja: "敬語、メール、電話、会議",
    },
  },
  "daily-work": {
    name: { en: "Daily work", ja: "ふだんの仕事" },
    description: {
      en: "What working in Japan is like, day by day",
      ja: "日本の職場の毎日",
    },
  },
  visa: {
    name: { en: "Status of residence (visa)", ja: "在留資格（ビザ）" },
    description: {
      en: "Changing your status, documents and waiting times",
      ja: "在留資格の変更、書類、審査の期間",
    },
  },
  offers: {
    name: { en: "Offers and starting work", ja: "内定・入社準備" },
    description: {
      en: "Offers, conditions, and the time before your first day",
      ja: "内定、労働条件、入社までの過ごし方",
    },
  },
  "career-change": {
    name: { en: "Changing jobs", ja: "転職" },
    description: {
      en: "A second job in Japan: when, why and how",
      ja: "日本での転職：時期、理由、進め方",
    },
  },
}
