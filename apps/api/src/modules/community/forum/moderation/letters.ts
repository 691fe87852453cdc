// Mails to authors of hidden posts. Kindly worded: most people meant well.

import type { ReviewOutcome } from "@shirube/contract/editorial/review/routes"
import type { PostNoun } from "@shirube/vocabulary/community/forum/choices"
import type { Language } from "@shirube/vocabulary/language"
import type { Reason } from "#api/kernel/features/review-kinds"
import type { Letter } from "#api/kernel/mail/letters"

type Words = Readonly<Record<Language, string>>

export const reasons: readonly Reason[] = [
  {
    key: "contact",
    outcome: "returned",
    text: {
      en: "It shows personal details, such as a telephone number, an address or an account name. Everyone can read Ask Senpai, so please take them out.",
      ja: "電話番号、住所、アカウント名などの個人情報が書かれています。「先輩に相談」はだれでも読めるため、個人情報を削除してください。",
    },
  },
  {
    key: "words",
    outcome: "returned",
    text: {
      en: "Some of the words may hurt other people. Please say the same thing in a kinder way.",
      ja: "ほかの方を傷つけるおそれのある言葉があります。同じ内容を、やさしい言い方に直してください。",
    },
  },
  {
    key: "advertising",
    outcome: "returned",
    text: {
      en: "It advertises a product, a service or a job. Please take that part out; your own experience is welcome.",
      ja: "商品、サービス、求人の宣伝が含まれています。宣伝の部分を削除してください。ご自身の経験を書いていただくのは歓迎です。",
    },
  },
  {
    key: "company-secret",
    outcome: "returned",
    text: {
      en: "It reveals something that a company has asked people not to share, such as test questions. Please take that part out.",
      ja: "試験問題など、企業が公開しないよう求めている内容が含まれています。その部分を削除してください。",
    },
  },
  {
    key: "wrong",
    outcome: "returned",
    text: {
      en: "Something in it is not correct and could harm people who follow it, for example about visas. Please look it up and correct it.",
      ja: "在留資格に関することなど、正しくない内容があり、信じた方が困るおそれがあります。確認のうえ、直してください。",
    },
  },
  {
    key: "scam",
    outcome: "declined",
    text: {
      en: "It leads people to illegal work, to trade in visas or residence cards, or to paying someone for a job.",
      ja: "違法な仕事、在留資格や在留カードの売買、お金を払って仕事を得ることなどに誘う内容です。",
    },
  },
  {
    key: "attack",
    outcome: "declined",
    text: {
      en: "It attacks a person or a group of people.",
      ja: "特定の人や集団を攻撃する内容です。",
    },
  },
  {
    key: "off-topic",
    outcome: "declined",
    text: {
      en: "It has nothing to do with studying, working or living in Japan.",
      ja: "日本での勉強、仕事、生活に関係のない内容です。",
    },
  },
  {
    key: "again",
    outcome: "declined",
    text: {
      en: "We have asked you before to change this, and the same thing was there again.",
      ja: "以前修正をお願いしましたが、同じ内容が再び投稿されていました。",
    },
  },
]

const postNames: Record<PostNoun, Words> = {
  question: { en: "Your question", ja: "質問" },
  answer: { en: "Your answer", ja: "回答" },
  comment: { en: "Your comment", ja: "コメント" },
}

type Consequence = Exclude<ReviewOutcome, "approved">

const subjects: Record<Consequence, Record<Language, (subject: string) => string>> = {
  returned: {
    en: (subject) => `${subject} in Ask Senpai is hidden until you fix it`,
    ja: (subject) => `「先輩に相談」の${subject}を、修正いただくまで非公開にしました`,
  },
  declined: {
    en: (subject) => `${subject} in Ask Senpai was taken down`,
    ja: (subject) => `「先輩に相談」の${subject}を非公開にしました`,
  },
}

const opening: Record<Consequence, Words> = {
  returned: {
    en: "Thank you for writing in Ask Senpai. Our editors have looked at what you wrote and have hidden it for now. This is the reason:",
    ja: "「先輩に相談」へのご投稿、ありがとうございます。編集部で内容を確認し、いったん非公開にしました。理由は次のとおりです。",
  },
  declined: {
    en: "Our editors have looked at what you wrote in Ask Senpai and have taken it down. This is the reason:",
    ja: "編集部で「先輩に相談」への投稿を確認し、非公開にしました。理由は次のとおりです。",
  },
}

const then: Record<Consequence, Words> = {
  returned: {
    en: "You can fix it in your account. As soon as you have, it will be shown again, and we will look at it once more.",
    ja: "マイページから修正できます。修正するとすぐに公開され、編集部がもう一度確認します。",
  },
  declined: {
    en: "Everything else in your account stays as it is. If you think that this is a mistake, please reply to this email. A person will read it.",
    ja: "アカウントのそのほかの機能は、これまでどおり使えます。この判断が間違いだと思われる場合は、このメールに返信してください。担当者が確認します。",
  },
}

const label: Words = { en: "What is hidden, and why", ja: "非公開の投稿と理由を見る" }

/** An approved post sends no mail. */
export const takenDownLetter =
  (noun: PostNoun) =>
  (outcome: ReviewOutcome, reason: Words | null, publicUrl: string): Letter | null => {
    if (outcome === "approved") return null
    const text = (language: Language) => ({
      subject: subjects[outcome][language](postNames[noun][language]),
      paragraphs: [
        opening[outcome][language],
        ...(reason ? [reason[language]] : []),
        then[outcome][language],
      ],
      link: { label: label[language], url: `${publicUrl}/account/posts` },
    })
    return { en: text("en"), ja: text("ja") }
  }
