// Senpai who look after goods and guests.
import type { Neighbour } from "../neighbours.ts"
import { besideAnswers } from "../profiles.ts"

const native = "native"
const PROOF = "An example: nobody in the demo is real."

export const services: readonly Neighbour[] = [
  {
    account: {
      email: "prakash-gurung@shirube.example",
      name: "Prakash Gurung",
      seal: "PG",
      role: "senpai",
      isScreened: true,
    },
    profile: {
      familyName: "Gurung",
      givenName: "Prakash",
      familyKana: "グルン",
      givenKana: "プラカシュ",
      birthDate: "1995-04-03",
      nationality: "NP",
      japaneseLevel: "n2",
      languages: [
        { code: "ne", level: native },
        { code: "hi", level: "daily" },
        { code: "en", level: "daily" },
        { code: "ja", level: "business" },
      ],
      universityId: "nagoya-gakuin-university",
      degree: "bachelor",
      major: "Economics",
      graduationMonth: "2020-03",
      industries: ["logistics-transport"],
      occupations: ["purchasing-logistics"],
      prefectures: ["23"],
      introductionEn:
        "I began in Japan with a language school and a newspaper round, and started work with 62,000 yen in the bank. Now I plan which box stands where in a warehouse in Nagoya. Money and visa worries are no shame; ask.",
      introductionJa:
        "日本語学校と新聞配達から始めました。入社の日の貯金は6万2千円。今は名古屋の倉庫で、どの荷物をどこに置くかを計画しています。お金や在留資格の悩みは恥ずかしいことではありません。聞いてください。",
      visibility: besideAnswers,
      isListed: true,
    },
    application: {
      workplaces: [
        {
          company: "Kiso River Logistics (example)",
          since: "2020-04",
          industry: "logistics-transport",
          occupation: "purchasing-logistics",
          city: "Nagoya",
        },
      ],
      topics: ["self-analysis", "japanese-at-work", "daily-work", "visa", "offers"],
      proofText: `An employment certificate can be shown. ${PROOF}`,
    },
  },
  {
    account: {
      email: "siti-rahma@shirube.example",
      name: "Siti Rahma",
      seal: "SR",
      role: "senpai",
      isScreened: true,
    },
    profile: {
      familyName: "Rahma",
      givenName: "Siti",
      familyKana: "ラフマ",
      givenKana: "シティ",
      birthDate: "1998-08-21",
      nationality: "ID",
      japaneseLevel: "n1",
      languages: [
        { code: "id", level: native },
        { code: "ja", level: "business" },
        { code: "en", level: "business" },
      ],
      universityId: "kyoto-university-of-foreign-studies",
      degree: "bachelor",
      major: "Japanese studies",
      graduationMonth: "2022-03",
      industries: ["hotels-tourism"],
      occupations: ["hotel-tourism-service", "planning-marketing"],
      prefectures: ["26"],
      introductionEn:
        "Front office of a hotel in Kyoto, in a navy blue hijab. From Surabaya. I check in guests in four languages and know every lost umbrella by name.",
      introductionJa:
        "スラバヤ出身です。京都のホテルのフロントで、紺色のヒジャブをして働いています。四つの言葉でお客様をお迎えし、忘れ物の傘にも詳しくなりました。",
      visibility: besideAnswers,
      isListed: true,
    },
    application: {
      workplaces: [
        {
          company: "Hotel Kamo Akari (example)",
          since: "2022-04",
          industry: "hotels-tourism",
          occupation: "hotel-tourism-service",
          city: "Kyoto",
        },
      ],
      topics: ["interviews", "japanese-at-work", "daily-work", "visa"],
      proofText: `The hotel can confirm it by email. ${PROOF}`,
    },
  },
  {
    account: {
      email: "sarah-lim@shirube.example",
      name: "Sarah Lim",
      seal: "SL",
      role: "senpai",
      isScreened: true,
    },
    profile: {
      familyName: "Lim",
      givenName: "Sarah",
      familyKana: "リム",
      givenKana: "サラ",
      birthDate: "1997-05-09",
      nationality: "MY",
      japaneseLevel: "n1",
      languages: [
        { code: "en", level: native },
        { code: "ms", level: native },
        { code: "zh", level: "business" },
        { code: "ja", level: "business" },
      ],
      universityId: "chiba-university",
      degree: "bachelor",
      major: "International studies",
      graduationMonth: "2020-09",
      industries: ["logistics-transport"],
      occupations: ["purchasing-logistics"],
      prefectures: ["12"],
      introductionEn:
        "Ground operations at an airport in Chiba: I tell aircraft when they may leave. From Penang. My first day was put off by a year in 2020, so I know about waiting.",
      introductionJa:
        "ペナン出身で、千葉の空港の地上業務を担当しています。飛行機の出発を支える仕事です。2020年に入社が1年延期になったので、待つ不安もよくわかります。",
      visibility: besideAnswers,
      isListed: true,
    },
    application: {
      workplaces: [
        {
          company: "Boso Ground Service (example)",
          since: "2021-10",
          industry: "logistics-transport",
          occupation: "purchasing-logistics",
          city: "Narita",
        },
      ],
      topics: ["aptitude-tests", "interviews", "japanese-at-work", "daily-work", "offers"],
      proofText: `My staff card, with the number covered. ${PROOF}`,
    },
  },
]
