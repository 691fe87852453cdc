// Profiles of the demo accounts, in both languages.
import type {
  CountryCode,
  IndustryId,
  LanguageCode,
  OccupationId,
  PrefectureCode,
  RegionId,
  UniversityId,
} from "../src/kernel/db/ids.ts"
import type { ProfileChange } from "../src/modules/people/profile/service.ts"
import type { Application } from "../src/modules/people/senpai/service.ts"

/** Ids as plain strings: a test checks them against the lists. */
type Plain<Value> = Value extends
  | CountryCode
  | LanguageCode
  | RegionId
  | UniversityId
  | IndustryId
  | OccupationId
  | PrefectureCode
  ? string
  : Value extends readonly (infer Item)[]
    ? readonly Plain<Item>[]
    : Value extends string
      ? Value
      : Value extends object
        ? { [Name in keyof Value]: Plain<Value[Name]> }
        : Value

export interface DemoProfile {
  readonly profile: Plain<ProfileChange>
  readonly releasesToMatching: boolean
  /** For senpai only. */
  readonly application?: Plain<Application>
}

export const everything = {
  nationality: "members",
  japanese_level: "members",
  languages: "members",
  university: "members",
  study: "members",
  career: "members",
  introduction: "members",
} as const

/** For a senpai who shows every reader their background, beside their answers and on their page. */
export const besideAnswers = {
  ...everything,
  nationality: "everyone",
  japanese_level: "everyone",
  languages: "everyone",
  university: "everyone",
  study: "everyone",
  company: "everyone",
  workplace: "everyone",
} as const

export const demoProfiles: Readonly<Record<string, DemoProfile>> = {
  "student@shirube.example": {
    profile: {
      familyName: "Okafor",
      givenName: "Amara",
      familyKana: "オカフォー",
      givenKana: "アマラ",
      birthDate: "2004-04-12",
      nationality: "NG",
      japaneseLevel: "n2",
      languages: [
        { code: "en", level: "native" },
        { code: "fr", level: "daily" },
        { code: "ja", level: "business" },
      ],
      region: "kansai",
      universityId: "kyoto-university",
      school: "Faculty of Economics",
      degree: "bachelor",
      major: "International economics",
      year: 3,
      graduationMonth: "2028-03",
      industries: ["trading", "logistics-transport"],
      occupations: ["overseas-sales"],
      prefectures: ["27", "13"],
      experience:
        "Two years at a bakery in Kyoto, where I trained new colleagues. Treasurer of the African Students’ Circle.",
      goals: "To work between Japan and West Africa, first in sales, later in planning.",
      introductionEn: "Third-year student in Kyoto. I like markets, maps and long train rides.",
      introductionJa: "京都の大学の3年生です。市場と地図と、長い電車の旅が好きです。",
      visibility: everything,
      isListed: true,
    },
    releasesToMatching: false,
  },
  "applicant@shirube.example": {
    profile: {
      familyName: "Ramírez",
      givenName: "Sofía",
      familyKana: "ラミレス",
      givenKana: "ソフィア",
      birthDate: "2005-06-21",
      nationality: "MX",
      japaneseLevel: "n3",
      languages: [
        { code: "es", level: "native" },
        { code: "en", level: "business" },
        { code: "ja", level: "daily" },
      ],
      region: "kanto",
      universityId: "waseda-university",
      school: "School of Commerce",
      degree: "bachelor",
      major: "Marketing",
      year: 3,
      graduationMonth: "2028-09",
      industries: ["retail"],
      occupations: ["planning-marketing"],
      prefectures: ["13", "14"],
      experience: "Part-time at a clothing shop in Shinjuku, mostly with visitors from abroad.",
      goals: "To plan products that sell in Japan and in Latin America.",
      introductionEn:
        "I study marketing in Tokyo and graduate in September, so my calendar is a little different.",
      introductionJa: "東京でマーケティングを学んでいます。9月卒業なので、就活の日程が少し違います。",
      visibility: everything,
      isListed: false,
    },
    releasesToMatching: false,
  },
  "verified@shirube.example": {
    profile: {
      familyName: "Le",
      givenName: "Minh Anh",
      familyKana: "レ",
      givenKana: "ミン アイン",
      birthDate: "2002-09-03",
      nationality: "VN",
      japaneseLevel: "n1",
      languages: [
        { code: "vi", level: "native" },
        { code: "ja", level: "business" },
        { code: "en", level: "daily" },
      ],
      region: "kanto",
      universityId: "waseda-university",
      school: "Graduate School of Fundamental Science and Engineering",
      degree: "master",
      major: "Computer science",
      year: 1,
      graduationMonth: "2028-09",
      industries: ["it-telecommunications", "games-entertainment"],
      occupations: ["it-engineer", "data-ai"],
      prefectures: ["13", "14"],
      experience:
        "Research on speech recognition. An internship of six weeks at a company for medical software.",
      goals: "To build tools that people without much Japanese can use at the doctor’s.",
      introductionEn: "Master’s student from Huế. Ask me about research labs and September graduation.",
      introductionJa: "フエ出身の修士1年です。研究室のことや9月卒業のことなら、何でも聞いてください。",
      visibility: everything,
      isListed: true,
    },
    releasesToMatching: true,
  },
  "senpai@shirube.example": {
    profile: {
      familyName: "Chen",
      givenName: "Yuhang",
      familyKana: "チン",
      givenKana: "ウコウ",
      birthDate: "1995-02-20",
      nationality: "CN",
      japaneseLevel: "n1",
      languages: [
        { code: "zh", level: "native" },
        { code: "ja", level: "business" },
        { code: "en", level: "business" },
      ],
      industries: ["logistics-transport"],
      occupations: ["purchasing-logistics"],
      prefectures: ["23"],
      introductionEn: "I came as a language student and have worked in logistics in Nagoya since 2020.",
      introductionJa: "日本語学校から大学に進み、2020年から名古屋の物流会社で働いています。",
      visibility: {
        ...everything,
        nationality: "everyone",
        japanese_level: "everyone",
        languages: "everyone",
      },
      isListed: true,
    },
    releasesToMatching: false,
    application: {
      workplaces: [
        {
          company: "Minato Logistics (example)",
          since: "2020-04",
          industry: "logistics-transport",
          occupation: "purchasing-logistics",
          city: "Nagoya",
        },
      ],
      topics: ["interviews", "japanese-at-work", "daily-work"],
      proofText: "An example: nobody in the demo is real.",
    },
  },
  "company@shirube.example": {
    profile: {
      familyName: "Aoba",
      givenName: "Recruiting",
      birthDate: "1988-06-01",
      nationality: "JP",
      japaneseLevel: "native",
      languages: [{ code: "ja", level: "native" }],
      introductionEn: "We hire engineers for precision machines.",
      introductionJa: "精密機械のエンジニアを採用しています。",
      visibility: { introduction: "members" },
    },
    releasesToMatching: false,
  },
  "editor@shirube.example": {
    profile: {
      familyName: "Mori",
      givenName: "Ayaka",
      familyKana: "モリ",
      givenKana: "アヤカ",
      birthDate: "1985-11-30",
      nationality: "JP",
      japaneseLevel: "native",
      languages: [
        { code: "ja", level: "native" },
        { code: "en", level: "business" },
      ],
      introductionEn: "I edit the articles about visas and first jobs.",
      introductionJa: "在留資格と初めての仕事の記事を担当しています。",
      visibility: { introduction: "members", languages: "members" },
    },
    releasesToMatching: false,
  },
}
