// Reporting content or a member to the editors, for every noun. (Reports of our own errors: site/reports.)

import {
  complaintNouns,
  complaintReasons,
  LONGEST_COMPLAINT,
} from "@shirube/vocabulary/editorial/complaints/choices"
import { z } from "zod"
import { route } from "../../route.ts"
import { SubjectId } from "../../subjects.ts"
import { ShownLines } from "../../text/shown-text.ts"

const wordsMissing = {
  en: "Please tell us in a few words what is wrong.",
  ja: "どのような問題があるか、教えてください。",
}

export const Complaint = z
  .object({
    reason: z.enum(complaintReasons),
    words: ShownLines(LONGEST_COMPLAINT)
      .optional()
      .meta({ description: "Read by editors only; required with `other`" }),
  })
  .check(({ value: { reason, words }, issues }) => {
    if (reason === "other" && words === undefined)
      issues.push({ code: "custom", path: ["words"], params: { words: wordsMissing }, input: "" })
  })
  .meta({ id: "Complaint" })

export const complain = route({
  method: "put",
  path: "/v1/complaints/{noun}/{id}",
  summary: "Report something to the editors; another report before they review it replaces the first",
  tag: "Complaints",
  access: { agreed: true },
  limit: { per: "user", points: 20, seconds: 86_400 },
  params: z.object({
    noun: z.enum(complaintNouns).meta({ description: "What kind of content is reported" }),
    id: SubjectId,
  }),
  body: Complaint,
  success: { status: 204, body: null },
  errors: ["complaint.nothing_there", "complaint.own"],
})

export const routes = [complain] as const
