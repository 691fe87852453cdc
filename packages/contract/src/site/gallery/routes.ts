// For trying out forms: a body with every kind of field; nothing is stored.
import { z } from "zod"
import { CountryCode, PrefectureCode, UniversityId } from "../../common/reference/routes.ts"
import { route } from "../../route.ts"
import { Label } from "../../text/shown-text.ts"

export const Plan = z
  .object({
    title: Label,
    year: z.int().min(2026).max(2035),
    level: z.enum(["n1", "n2", "n3"]),
    has_offer: z.boolean(),
    pass_phrase: z.string().min(1).max(200).optional(),
    country: CountryCode.optional(),
    university: UniversityId.optional(),
    prefectures: z.array(PrefectureCode).max(3).optional(),
    steps: z
      .array(z.object({ what: Label, note: z.string().max(200).optional() }))
      .min(1)
      .max(4),
  })
  .check(({ value: { steps }, issues }) => {
    for (const [place, { what }] of steps.entries())
      if (steps.findIndex((step) => step.what === what) < place)
        issues.push({ code: "custom", path: ["steps", place, "what"], input: what })
  })
  .meta({ id: "Plan" })

export const tryPlan = route({
  method: "post",
  path: "/v1/dev/plans",
  summary: "Check a plan without storing it; exists only in demo mode without an SMTP server",
  tag: "Development",
  access: "public", // 404 where real people have accounts; stores nothing
  development: true,
  retry: true,
  limit: { per: "ip", points: 120, seconds: 60 },
  body: Plan,
  success: { status: 200, body: z.object({ title: z.string(), steps: z.int() }) },
  errors: [],
})

export const routes = [tryPlan] as const
