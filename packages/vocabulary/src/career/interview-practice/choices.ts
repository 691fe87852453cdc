// Kinds of interview questions and their limits: free of dependencies, so that the browser may import it.
import type { Language } from "../../language.ts"

/** In the order of the list. */
export const interviewKinds = [
  "about-you",
  "student-life",
  "motivation",
  "japan",
  "trouble",
  "the-work",
  "thinking",
  "your-questions",
] as const
export type InterviewKind = (typeof interviewKinds)[number]

export const interviewKindNames: Readonly<Record<InterviewKind, Readonly<Record<Language, string>>>> = {
  "about-you": { en: "About you", ja: "自己紹介・自己PR" },
  "student-life": { en: "Student life", ja: "学生時代・学業" },
  motivation: { en: "Motivation", ja: "志望動機・会社選び" },
  japan: { en: "Japan and your future", ja: "日本で働くこと・将来" },
  trouble: { en: "Weaknesses and trouble", ja: "短所・困った場面" },
  "the-work": { en: "The work itself", ja: "仕事・業界の質問" },
  thinking: { en: "Logic, cases, group discussion", ja: "ケース・グループディスカッション" },
  "your-questions": { en: "Your own questions", ja: "逆質問" },
}

/** Ids of the reference list: industries with questions of their own. */
export const interviewIndustries = [
  "it-telecommunications",
  "games-entertainment",
  "machinery-automotive",
  "electronics",
  "materials-chemicals",
  "food-household",
  "logistics-transport",
  "trading",
  "consulting",
  "banking-securities",
  "insurance",
  "retail",
  "fashion",
  "hotels-tourism",
  "restaurants",
  "health-welfare",
] as const
export type InterviewIndustry = (typeof interviewIndustries)[number]

/** How long an answer should be. */
export const answerSeconds = [30, 60, 90, 120] as const
export type AnswerSeconds = (typeof answerSeconds)[number]

/** Content that a question links to. */
export type InterviewHelpNoun = "article" | "tip"

const helpPaths: Readonly<Record<InterviewHelpNoun, string>> = {
  article: "/article/",
  tip: "/learning/senpai-tips/",
}
/** Without a language prefix. */
export const pathOfInterviewHelp = (noun: InterviewHelpNoun, id: string) => `${helpPaths[noun]}${id}`

/** What employers must not ask, as the ministry lists it. */
export const fairHiringSource = {
  url: "https://kouseisaiyou.mhlw.go.jp/consider.html",
  checkedOn: "2026-11-15",
} as const

/** Documents belong to their member, so the one document of notes has the same id for everyone. */
export const INTERVIEW_NOTES_ID = "5d0c7f0e-3b1a-4c55-9a53-9d0f6c2b7e11"
export const LONGEST_INTERVIEW_NOTE = 2_000
/** More than there are questions. */
export const MOST_INTERVIEW_NOTES = 200
