import { MOST_WORKPLACES } from "@shirube/vocabulary/people/profile/choices"
import { topics } from "@shirube/vocabulary/topics"
import { z } from "zod"
import { IndustryId, OccupationId } from "../../common/reference/routes.ts"
import { limitsInForce } from "../../documented.ts"
import { OwnReview } from "../../editorial/review/routes.ts"
import { uuidOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { ShownLines, shownText } from "../../text/shown-text.ts"

const Month = z
  .string()
  .regex(/^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/)
  .meta({ description: "YYYY-MM" })

const proofMissing = {
  en: "Please give us a link, a file or a few words that show where you work.",
  ja: "勤務先がわかるリンク、ファイル、説明のいずれかをお願いします。",
}
const wrongOrder = {
  en: "This is before the first month.",
  ja: "開始の月より前になっています。",
}
const noWebAddress = {
  en: "Please enter a web address that starts with https://.",
  ja: "https:// で始まるアドレスを入力してください。",
}

const isWebAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

export const Workplace = z
  .object({
    company: shownText(100),
    since: Month,
    until: Month.optional().meta({ description: "Unset: still works there" }),
    industry: IndustryId,
    occupation: OccupationId,
    city: shownText(60),
  })
  .check(({ value: { since, until }, issues }) => {
    if (until !== undefined && until < since)
      issues.push({ code: "custom", path: ["until"], params: { words: wrongOrder }, input: until })
  })

export const SenpaiApplication = z
  .object({
    workplaces: z.array(Workplace).min(1).max(MOST_WORKPLACES),
    topics: z
      .array(z.enum(topics))
      .min(1)
      .max(topics.length)
      .refine((keys) => new Set(keys).size === keys.length),
    proof_link: z
      .string()
      .trim()
      .max(500)
      .refine((text) => isWebAddress(text), { params: { words: noWebAddress } })
      .register(limitsInForce, { format: "uri" })
      .optional()
      .meta({ description: "A page that shows where the senpai works" }),
    proof_text: ShownLines(1_000).optional().meta({ description: "How our editors can verify it" }),
    proof_file_id: uuidOf("file").optional().meta({
      description: "A file uploaded for `senpai-proof`; an earlier file is deleted unless it is named again",
    }),
  })
  .check(({ value: { proof_link, proof_text, proof_file_id }, issues }) => {
    if (proof_link === undefined && proof_text === undefined && proof_file_id === undefined)
      issues.push({ code: "custom", path: ["proof_text"], params: { words: proofMissing }, input: "" })
  })
  .meta({ id: "SenpaiApplication" })

const OwnWorkplace = z.object({
  company: z.string(),
  since: z.string(),
  until: z.string().nullable(),
  industry: IndustryId,
  occupation: OccupationId,
  city: z.string(),
})

const OwnApplication = z.object({
  application: z
    .object({
      workplaces: z.array(OwnWorkplace),
      screened_workplaces: z
        .array(OwnWorkplace)
        .nullable()
        .meta({ description: "For a screened senpai: what others see until a change is approved" }),
      topics: z.array(z.enum(topics)),
      proof_link: z.string().nullable(),
      proof_text: z.string().nullable(),
      proof_file_id: z
        .uuid()
        .nullable()
        .meta({ description: "Kept until the editors have decided, and shown to them only" }),
    })
    .nullable(),
  review: OwnReview.nullable(),
})

const access = { roles: ["senpai"] } as const

export const getSenpaiApplication = route({
  method: "get",
  path: "/v1/senpai/application",
  summary: "The caller's own application to answer as a senpai, and its status",
  tag: "Senpai",
  access,
  success: { status: 200, body: OwnApplication },
  errors: [],
})

export const applyAsSenpai = route({
  method: "put",
  path: "/v1/senpai/application",
  summary:
    "Submit work history, topics and proof to the editors, replacing an earlier version. For a screened senpai, topics are saved at once, and a changed work history is shown after approval",
  tag: "Senpai",
  access,
  limit: { per: "user", points: 30, seconds: 300 },
  body: SenpaiApplication,
  success: { status: 200, body: OwnApplication },
  errors: ["senpai.decided_already", "file.not_found", "file.not_ready"],
})

export const renewScreening = route({
  method: "put",
  path: "/v1/senpai/renewal",
  summary:
    "Send work history, topics and new proof to the editors to renew the screening, in its last 60 days or after it has expired",
  tag: "Senpai",
  access,
  limit: { per: "user", points: 30, seconds: 300 },
  body: SenpaiApplication,
  success: { status: 200, body: OwnApplication },
  errors: ["screening.nothing_to_renew", "file.not_found", "file.not_ready"],
})

export const routes = [getSenpaiApplication, applyAsSenpai, renewScreening] as const
