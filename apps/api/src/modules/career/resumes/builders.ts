import { randomUUID } from "node:crypto"
import type { ResumeContent } from "@shirube/contract/career/career-documents/resume"
import {
  LONGEST_ADDRESS,
  LONGEST_DUTIES,
  LONGEST_NAME_PART,
  LONGEST_RESUME_LINE,
  LONGEST_RESUME_TEXT,
  MOST_JOBS,
  MOST_LICENCES,
  MOST_RESUME_LANGUAGES,
  MOST_SCHOOLS,
} from "@shirube/vocabulary/career/resumes/choices"

type School = ResumeContent["schools"][number]
type Job = ResumeContent["jobs"][number]

export const aSchool = (more: Partial<School> = {}): School => ({
  id: randomUUID() as string,
  school: "早稲田大学",
  school_en: "Waseda University",
  department: "基幹理工学部 情報理工学科",
  department_en: "BEng in Computer Science and Engineering",
  level: "university",
  country: "JP",
  from: "2023-04",
  to: "2027-03",
  ending: "expected",
  ...more,
})

export const aJob = (more: Partial<Job> = {}): Job => ({
  id: randomUUID() as string,
  employer: "株式会社みらいシステム",
  employer_en: "Mirai System Inc.",
  business: "業務システムの受託開発",
  position: "開発部",
  position_en: "Web developer",
  kind: "internship",
  from: "2024-08",
  to: null,
  is_on_rirekisho: true,
  duties: "TypeScriptによる在庫管理画面の開発\n・テストの作成",
  results: "一覧画面の表示時間を4秒から0.8秒に短縮",
  duties_en: "Built screens of an inventory system with TypeScript",
  ...more,
})

const nowhere = { postal_code: "", address: "", kana: "", phone: "" }

export const aResume = (more: Partial<ResumeContent> = {}): ResumeContent => ({
  kind: "resume",
  title: "For spring",
  year_style: "western",
  submitted_on: "2026-11-18",
  name: { family: "グエン", given: "ティ ホア" },
  name_kana: { family: "グエン", given: "ティ ホア" },
  name_roman: { family: "NGUYEN", given: "Thi Hoa" },
  name_native: "Nguyễn Thị Hoa",
  birthday: "2003-04-09",
  gender: "",
  has_photo: false,
  home: {
    postal_code: "169-8050",
    address: "東京都新宿区西早稲田1-6-1 国際学生寮301号室",
    kana: "トウキョウトシンジュククニシワセダ",
    phone: "080-0000-0000",
  },
  contact: nowhere,
  email: "hoa.nguyen@example.ac.jp",
  website: "",
  schools: [
    aSchool({
      school: "ハノイ・アムステルダム高等学校",
      school_en: "Hanoi-Amsterdam High School",
      department: "",
      department_en: "",
      level: "high_school",
      country: "VN",
      from: "2018-09",
      to: "2021-05",
      ending: "graduated",
    }),
    aSchool(),
  ],
  jobs: [aJob()],
  licences: [
    {
      id: randomUUID() as string,
      name: "日本語能力試験（JLPT）N1 合格",
      name_en: "Japanese-Language Proficiency Test N1",
      month: "2025-07",
    },
  ],
  languages: [
    { id: randomUUID() as string, code: "vi", level: "native" },
    { id: randomUUID() as string, code: "ja", level: "business" },
  ],
  motivation: "東南アジア向けのサービスの開発に携わりたいと考えております。",
  self_pr: "私の強みは、相手の立場に立って粘り強く伝える力です。",
  hobbies: "バドミントン",
  wishes: "",
  residence_status: "留学",
  residence_until: "2027-04-30",
  summary: "長期インターンシップで業務システムの画面を開発しました。",
  summary_en: "Computer science student with experience in web development.",
  skills: "TypeScript、React（2年）",
  skills_en: "TypeScript, React (2 years)",
  ...more,
})

/** Text of exactly this length, with hundreds of different kanji. */
const kanji = (length: number, from = 0) =>
  Array.from({ length }, (_, place) => String.fromCodePoint(0x4e00 + ((from + place * 7) % 6_000))).join("")

/** Every field as long as it may be. */
export function theLongestResume(): ResumeContent {
  const line = kanji(LONGEST_RESUME_LINE, 100)
  const text = kanji(LONGEST_RESUME_TEXT)
  const points = Array.from({ length: 20 }, () => kanji(LONGEST_DUTIES / 20 - 1)).join("\n")
  const name = { family: kanji(LONGEST_NAME_PART), given: kanji(LONGEST_NAME_PART) }
  const address = {
    postal_code: "1".repeat(20),
    address: kanji(LONGEST_ADDRESS),
    kana: "カ".repeat(LONGEST_ADDRESS),
    phone: "1".repeat(40),
  }
  const rows = <Row>(count: number, row: () => Row) => Array.from({ length: count }, row)
  const english = "w".repeat(LONGEST_RESUME_LINE)
  return aResume({
    name,
    name_kana: name,
    name_roman: name,
    name_native: kanji(2 * LONGEST_NAME_PART),
    gender: kanji(20),
    home: address,
    contact: address,
    email: `${"e".repeat(242)}@example.com`,
    website: "w".repeat(200),
    schools: rows(MOST_SCHOOLS, () =>
      aSchool({ school: line, school_en: english, department: line, department_en: english }),
    ),
    jobs: rows(MOST_JOBS, () =>
      aJob({
        employer: line,
        employer_en: english,
        business: line,
        position: line,
        position_en: english,
        to: "2026-01",
        duties: points,
        results: points,
        duties_en: points,
      }),
    ),
    licences: rows(MOST_LICENCES, () => ({
      id: randomUUID() as string,
      name: line,
      name_en: english,
      month: "2025-07",
    })),
    languages: rows(MOST_RESUME_LANGUAGES, () => ({
      id: randomUUID() as string,
      code: "vi",
      level: "business" as const,
    })),
    motivation: text,
    self_pr: text,
    hobbies: kanji(LONGEST_DUTIES),
    wishes: kanji(LONGEST_DUTIES),
    residence_status: line,
    summary: text,
    summary_en: text,
    skills: text,
    skills_en: text,
  })
}
