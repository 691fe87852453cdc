// How a student shows to be one: by an address of their university, or by their student card.
import { z } from "zod"
import { uuidOf } from "./ids.ts"
import { LONGEST_MAILED_TOKEN } from "./product.ts"
import { reviewStates } from "./review.ts"
import { perCampus, route } from "./route.ts"
import { StudentNumber } from "./student-number.ts"
import { Instant } from "./wire.ts"

export const RESEND_SECONDS = 60
export const LINK_SECONDS = 86_400
/** Longer than any degree takes. */
export const MOST_YEARS_AHEAD = 8

export const verificationMethods = ["mail", "card"] as const
export type VerificationMethod = (typeof verificationMethods)[number]

const Month = z
  .string()
  .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/)
  .meta({ description: "YYYY-MM" })
const LastTwo = z.string().meta({ description: "The last two characters of the student ID number" })
const University = z.string().meta({ description: "Its name, or its email domain where we know no name" })

export const Verification = z
  .object({
    verified: z
      .object({
        method: z.enum(verificationMethods),
        university: University,
        number_end: LastTwo,
        since: Instant,
        ends_at: Instant.meta({ description: "With the month of graduation" }),
      })
      .nullable(),
    request: z
      .object({
        method: z.enum(verificationMethods),
        university: University,
        number_end: LastTwo,
        email: z.string().nullable().meta({ description: "Where the link was sent; null with a card" }),
        is_with_editors: z.boolean().meta({
          description: "A card, or a confirmed address whose university an editor has yet to name",
        }),
        sent_at: Instant,
        resend_at: Instant.nullable().meta({ description: "From when on another link may be asked for" }),
      })
      .nullable()
      .meta({ description: "What is under way" }),
    review: z
      .object({
        method: z.enum(verificationMethods),
        state: z.enum(reviewStates),
        reason: z.string().nullable(),
        at: Instant,
      })
      .nullable()
      .meta({ description: "What editors decided about the newest card, or about the domain of an address" }),
    university: z.string().nullable().meta({
      description: "As chosen in the profile; a card, or an address of an unknown domain, needs one",
    }),
    graduation_month: Month.nullable().meta({
      description: "As the profile has it; null where it must be asked for",
    }),
  })
  .meta({ id: "Verification" })

const tag = "Student verification"
const access = "signed-in"
const success = { status: 200, body: Verification } as const
const asked = {
  student_number: StudentNumber,
  graduation_month: Month.optional().meta({ description: "Where `graduation_month` of the answer is null" }),
}
const otherRoles = [
  "verification.not_for_senpai",
  "verification.not_for_companies",
  "verification.not_for_editors",
] as const
const refusals = [...otherRoles, "verification.number_taken"] as const

export const getVerification = route({
  method: "get",
  path: "/v1/user/verification",
  summary: "Where one's own verification stands",
  tag,
  access,
  success,
  errors: [],
})

export const verifyByMail = route({
  method: "post",
  path: "/v1/user/verification/mail",
  summary: "Ask for a link to one's university address; what was under way before is over",
  tag,
  access,
  limit: [{ per: "user", points: 10, seconds: 3_600 }, perCampus],
  body: z.object({ email: z.email().max(254), ...asked }),
  success,
  errors: [...refusals, "verification.university_missing", "verification.mailed_just_now"],
})

export const resendVerificationMail = route({
  method: "post",
  path: "/v1/user/verification/mail/resend",
  summary: "Ask for another link, a minute after the last one",
  tag,
  access,
  limit: { per: "user", points: 10, seconds: 3_600 },
  success,
  errors: ["verification.nothing_under_way", "verification.mailed_just_now"],
})

const LinkToken = z.string().min(1).max(LONGEST_MAILED_TOKEN)

export const checkVerificationLink = route({
  method: "post",
  path: "/v1/verification/link",
  summary: "What a mailed link is worth, to whoever has opened it; it is not spent by asking",
  tag,
  access: "public",
  limit: { per: "token", points: 60, seconds: 300 },
  body: z.object({ token: LinkToken }),
  success: {
    status: 200,
    body: z.object({
      state: z
        .enum(["good", "used", "expired", "unknown"])
        .meta({ description: "`unknown`: not one of ours, or replaced by a newer one" }),
      is_own: z.boolean().nullable().meta({ description: "Null where nobody is signed in" }),
    }),
  },
  errors: [],
})

export const confirmVerificationLink = route({
  method: "post",
  path: "/v1/user/verification/confirm",
  summary:
    "Spend the mailed link: verifies the student, or asks an editor to name the university of the domain",
  tag,
  access,
  limit: { per: "user", points: 30, seconds: 300 },
  body: z.object({ token: LinkToken }),
  success,
  errors: [
    ...refusals,
    "verification.address_taken",
    "verification.link_unknown",
    "verification.link_used",
    "verification.link_expired",
    "verification.link_foreign",
  ],
})

export const verifyByCard = route({
  method: "post",
  path: "/v1/user/verification/card",
  summary: "Send a student card to the editors: a file that was sent for `student-card`",
  tag,
  access,
  limit: { per: "user", points: 20, seconds: 3_600 },
  body: z.object({ file_id: uuidOf("file"), ...asked }),
  success,
  errors: [...otherRoles, "verification.university_missing", "file.not_found", "file.not_ready"],
})

export const withdrawVerification = route({
  method: "delete",
  path: "/v1/user/verification/request",
  summary: "Take back what is under way; the card is erased",
  tag,
  access,
  success,
  errors: [],
})

export const routes = [
  getVerification,
  verifyByMail,
  resendVerificationMail,
  checkVerificationLink,
  confirmVerificationLink,
  verifyByCard,
  withdrawVerification,
] as const
