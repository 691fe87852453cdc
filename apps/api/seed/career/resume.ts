// The résumé of the demo's student. Schools and employers outside the university are invented.
import type { ResumeContent } from "@shirube/contract/career/career-documents/resume"

export const RESUME = "c8f05d19-6b27-4a3c-9e44-d17a2b60f801"

export const demoResume: ResumeContent = {
  kind: "resume",
  title: "履歴書（2028年3月卒）",
  year_style: "western",
  submitted_on: null,
  name: { family: "OKAFOR", given: "Amara" },
  name_kana: { family: "オカフォー", given: "アマラ" },
  name_roman: { family: "Okafor", given: "Amara" },
  name_native: "",
  birthday: "2004-04-12",
  gender: "",
  has_photo: false,
  home: {
    postal_code: "606-0000",
    address: "京都府京都市左京区しるべ町1-2 しるべ寮203号室",
    kana: "キョウトフキョウトシサキョウクシルベチョウ",
    phone: "090-0000-0000",
  },
  contact: { postal_code: "", address: "", kana: "", phone: "" },
  email: "student@shirube.example",
  website: "",
  schools: [
    {
      id: "c8f05d19-6b27-4a3c-9e44-d17a2b60f811",
      school: "イケジャ中等学校（例）",
      school_en: "Ikeja Secondary School (example)",
      department: "",
      department_en: "",
      level: "high_school",
      country: "NG",
      from: "2018-09",
      to: "2021-07",
      ending: "graduated",
    },
    {
      id: "c8f05d19-6b27-4a3c-9e44-d17a2b60f812",
      school: "京都みちしるべ日本語学院（例）",
      school_en: "Kyoto Michishirube Japanese Language School (example)",
      department: "進学コース",
      department_en: "University preparation course",
      level: "language_school",
      country: "JP",
      from: "2022-04",
      to: "2024-03",
      ending: "graduated",
    },
    {
      id: "c8f05d19-6b27-4a3c-9e44-d17a2b60f813",
      school: "京都大学",
      school_en: "Kyoto University",
      department: "経済学部",
      department_en: "Faculty of Economics",
      level: "university",
      country: "JP",
      from: "2024-04",
      to: "2028-03",
      ending: "expected",
    },
  ],
  jobs: [
    {
      id: "c8f05d19-6b27-4a3c-9e44-d17a2b60f821",
      employer: "ベーカリーひだまり（例）",
      employer_en: "Bakery Hidamari (example)",
      business: "パンの製造と販売（2店舗）",
      position: "販売、新人の指導",
      position_en: "Sales, training of new staff",
      kind: "part_time",
      from: "2024-06",
      to: null,
      is_on_rirekisho: false,
      duties: "販売とレジ（週3日、1日約200人のお客様）\n新人スタッフの指導（年間4人）",
      results:
        "写真付きの商品表を作成し、一人でレジを担当できるまでの期間を5週間から3週間に短縮\n新人4人全員が3か月以上継続（前年は4人中2人）",
      duties_en:
        "Served about 200 customers a day in a team of three\nTrained four new staff a year; with a photo list of products they worked the till alone after three weeks instead of five",
    },
    {
      id: "c8f05d19-6b27-4a3c-9e44-d17a2b60f822",
      employer: "神戸キッチン工業（例）",
      employer_en: "Kobe Kitchen Works (example)",
      business: "業務用調理器具の製造",
      position: "通訳・翻訳（展示会、夏季）",
      position_en: "Interpreter and translator",
      kind: "volunteer",
      from: "2026-05",
      to: "2026-09",
      is_on_rirekisho: false,
      duties: "展示会での商談の通訳（フランス語・英語・日本語）\n取引先とのメールの翻訳",
      results: "商談が見本の注文につながり、夏の間のメールの翻訳も任される",
      duties_en:
        "Interpreted between Japanese, French and English at a trade fair; the talks led to an order of samples\nTranslated emails with the buyers over the summer",
    },
  ],
  licences: [
    {
      id: "c8f05d19-6b27-4a3c-9e44-d17a2b60f831",
      name: "日本語能力試験N2 合格",
      name_en: "Japanese-Language Proficiency Test N2",
      month: "2023-12",
    },
    {
      id: "c8f05d19-6b27-4a3c-9e44-d17a2b60f832",
      name: "日商簿記検定試験3級 合格",
      name_en: "Nissho Bookkeeping Examination, level 3",
      month: "2025-06",
    },
  ],
  languages: [
    { id: "c8f05d19-6b27-4a3c-9e44-d17a2b60f841", code: "en", level: "native" },
    { id: "c8f05d19-6b27-4a3c-9e44-d17a2b60f842", code: "ja", level: "business" },
    { id: "c8f05d19-6b27-4a3c-9e44-d17a2b60f843", code: "fr", level: "daily" },
  ],
  motivation:
    "ゼミで京都の食品会社12社に聞き取りを行い、西アフリカに関心があっても、代金の回収と品質の不安から輸出に踏み出せない会社が多いことを知りました。現地に倉庫と人を置いている貴社で、英語とフランス語を生かし、日本の商品を必要とする人に届けたいと考えています。",
  self_pr:
    "相手の話を聞き、続けられる仕組みを作ることが得意です。アルバイト先では、辞めた人に話を聞いて写真付きの商品表を作り、新人4人全員が3か月以上続きました。",
  hobbies: "市場を歩くこと、地図を読むこと、電車の旅",
  wishes: "勤務地は大阪または東京を希望しますが、ほかの地域でも勤務できます。",
  residence_status: "留学",
  residence_until: "2028-06-30",
  summary:
    "京都のパン屋で2年間、販売と新人の指導を担当しています。大学では国際経済を専攻し、食品会社の輸出について聞き取り調査を行いました。",
  summary_en:
    "Third-year economics student with two years of experience in sales and staff training, and a seminar project on exports of small food makers. Looking for a role between Japan and West Africa.",
  skills: "Excel（関数、ピボットテーブル）\n簿記の基礎\n通訳（日本語・英語・フランス語）",
  skills_en:
    "Excel (functions, pivot tables)\nBasic bookkeeping\nInterpreting between Japanese, English and French",
}
