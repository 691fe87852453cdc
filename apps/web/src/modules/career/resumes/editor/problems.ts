// Problems of printing, at the fields and steps of the form where they are solved.
import type { PrintProblem } from "../queries.ts"

export const resumeSteps = ["person", "schools", "jobs", "licences", "texts", "print"] as const
export type ResumeStep = (typeof resumeSteps)[number]

/** The first name of a field's path decides. */
const stepOf: Readonly<Record<string, ResumeStep>> = {
  history: "schools",
  schools: "schools",
  jobs: "jobs",
  licences: "licences",
  languages: "licences",
  residence_status: "licences",
  appeal: "texts",
  motivation: "texts",
  self_pr: "texts",
  hobbies: "texts",
  wishes: "texts",
  summary: "texts",
  summary_en: "texts",
  skills: "texts",
  skills_en: "texts",
}

export const problemStep = ({ field }: PrintProblem): ResumeStep =>
  stepOf[field.split(".")[0] ?? ""] ?? "person"

/** `nameKana.family` → `name_kana.family`, as the API names fields. */
const wireName = (path: string) => path.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Problems of several fields together, such as all rows of the history, are shown above the step instead. */
export const problemsAt = (problems: readonly PrintProblem[], path: string): PrintProblem[] =>
  problems.filter(({ field }) => field === wireName(path))

/** Parts of the form, as its reader sees them. */
export const formParts = [
  "name",
  "home",
  "contact",
  "email",
  "gender",
  "history",
  "licences",
  "appeal",
  "wishes",
  "other",
] as const
export type FormPart = (typeof formParts)[number]

const partOf: Readonly<Record<string, FormPart>> = {
  name: "name",
  name_kana: "name",
  name_native: "name",
  name_roman: "name",
  home: "home",
  contact: "contact",
  email: "email",
  gender: "gender",
  history: "history",
  schools: "history",
  jobs: "history",
  licences: "licences",
  appeal: "appeal",
  motivation: "appeal",
  self_pr: "appeal",
  hobbies: "appeal",
  wishes: "wishes",
}

export const problemPart = ({ field }: PrintProblem): FormPart => partOf[field.split(".")[0] ?? ""] ?? "other"
