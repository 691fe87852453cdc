// Where the texts that a senpai comments on stand in the form: reviews name them by the wire's names.
import type { PartName } from "@shirube/vocabulary/career/document-reviews/choices"
import type { Job, ResumeContent } from "../content.ts"
import type { ResumeStep } from "./problems.ts"

const texts: Partial<Record<PartName, keyof ResumeContent>> = {
  motivation: "motivation",
  "self-pr": "selfPr",
  summary: "summary",
  skills: "skills",
  hobbies: "hobbies",
  wishes: "wishes",
}
const OF_JOB = /^(duties|results)-(.+)$/

/** The path of a part's field; undefined once its job is deleted. */
export function reviewedField({ jobs }: { readonly jobs: readonly Job[] }, part: string): string | undefined {
  const [, field, id] = OF_JOB.exec(part) ?? []
  if (field === undefined) return texts[part as PartName]
  const at = jobs.findIndex((job) => job.id === id)
  return at < 0 ? undefined : `jobs.${at}.${field}`
}

export const reviewedStep = (path: string): ResumeStep => (path.startsWith("jobs.") ? "jobs" : "texts")
