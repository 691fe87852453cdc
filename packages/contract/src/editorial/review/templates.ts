// Prepared texts for decisions of editors, in both languages.
import { LONGEST_TEMPLATE, MOST_TEMPLATES } from "@shirube/vocabulary/editorial/review/choices"
import { editorRoles } from "@shirube/vocabulary/product"
import { z } from "zod"
import { route } from "../../route.ts"
import { ShownLines } from "../../text/shown-text.ts"

const Kind = z
  .string()
  .max(40)
  .regex(/^[a-z]+(?:-[a-z]+)*$/)
  .meta({ description: "A kind of review: `verification`" })
const Key = z
  .string()
  .max(40)
  .regex(/^[a-z\d]+(?:-[a-z\d]+)*$/)

const outcome = z.enum(["returned", "declined"])
const text = ShownLines(LONGEST_TEMPLATE).meta({
  description: "`{name}`, `{item}` and `{date}` stand for the applicant, what they sent in, and when",
})

export const DecisionTemplate = z
  .object({
    key: Key,
    outcome,
    en: z.string(),
    ja: z.string(),
    version: z.int().meta({ description: "Sent back with a change; 0 as long as no editor has changed it" }),
  })
  .meta({ id: "DecisionTemplate" })

export const TemplatesOfKind = z
  .object({
    kind: Kind,
    title: z.string(),
    outcomes: z
      .array(z.object({ outcome, label: z.string().nullable() }))
      .meta({ description: "Decisions that a template can be for, and what they are called here" }),
    templates: z.array(DecisionTemplate).max(MOST_TEMPLATES),
  })
  .meta({ id: "TemplatesOfKind" })

const editors = {
  tag: "Editors",
  access: { roles: ["editor"], editorRoles },
  limit: { per: "user", points: 120, seconds: 60 },
} as const

export const listDecisionTemplates = route({
  method: "get",
  path: "/v1/editors/templates",
  summary: "Prepared texts for decisions, for the kinds of review of the caller's roles",
  ...editors,
  success: { status: 200, body: z.object({ items: z.array(TemplatesOfKind) }) },
  errors: [],
})

export const addDecisionTemplate = route({
  method: "post",
  path: "/v1/editors/templates/{kind}",
  summary: "Add a prepared text in both languages",
  ...editors,
  params: z.object({ kind: Kind }),
  body: z.object({ outcome, en: text, ja: text }).meta({ id: "NewDecisionTemplate" }),
  success: { status: 201, body: DecisionTemplate },
  errors: ["decision_template.not_found", "decision_template.too_many"],
})

export const changeDecisionTemplate = route({
  method: "put",
  path: "/v1/editors/templates/{kind}/{key}",
  summary: "Change a prepared text; decisions that were made with it stay as they are",
  ...editors,
  params: z.object({ kind: Kind, key: Key }),
  body: z.object({ version: z.int().min(0), en: text, ja: text }).meta({ id: "DecisionTemplateChange" }),
  success: { status: 200, body: DecisionTemplate },
  errors: ["decision_template.not_found", "decision_template.changed"],
})

export const removeDecisionTemplate = route({
  method: "delete",
  path: "/v1/editors/templates/{kind}/{key}",
  summary: "Remove a prepared text. Idempotent.",
  ...editors,
  params: z.object({ kind: Kind, key: Key }),
  success: { status: 204, body: null },
  errors: ["decision_template.not_found"],
})

export const routes = [
  listDecisionTemplates,
  addDecisionTemplate,
  changeDecisionTemplate,
  removeDecisionTemplate,
] as const
