// Student verification: by a university email address, or by a student card.
import { LONGEST_MAILED_TOKEN } from "@shirube/vocabulary/product"
import { z } from "zod"
import { limitsInForce } from "../../documented.ts"
import { reviewStates } from "../../editorial/review/routes.ts"
import { uuidOf } from "../../ids.ts"
import { perCampus, route } from "../../route.ts"
import { Instant } from "../../wire.ts"

// A student ID number as people type it: full width, lower case, with any kind of hyphen.
const HYPHENS = /[\u2010-\u2015\u2212\u30FC\uFF70]/g

/** Normalises, so that equal numbers are equal texts. */
const tidyStudentNumber = (typed: string) =>
  typed.replace(HYPHENS, "-").normalize("NFKC").replace(HYPHENS, "-").replace(/\s/g, "").toUpperCase()

const LONGEST_TYPED = 60
const STUDENT_NUMBER = /^[A-Z\d-]{4,20}$/

const wrongForm = {
  en: "A student ID number has 4 to 20 letters, digits and hyphens. Please enter it as on your student card.",
  ja: "学籍番号は、英字・数字・ハイフンの4〜20文字です。学生証に書かれているとおりに入力してください。",
}

/** Validated after normalising, which the published schema cannot express: pages leave it to the API. */
const StudentNumber = z
  .string()
  .min(1)
  .max(LONGEST_TYPED)
  .overwrite(tidyStudentNumber)
  .refine((number) => STUDENT_NUMBER.test(number) && /[A-Z\d]/.test(number), { params: { words: wrongForm } })
  .register(limitsInForce, { minLength: 4, maxLength: 20 })
  .meta({ description: "4 to 20 letters, digits and hyphens; full-width ones are accepted" })

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
const University = z.string().meta({ description: "Its name, or its email domain if the name is unknown" })

export const Verification = z
  .object({
    verified: z
      .object({
        method: z.enum(verificationMethods),
        university: University,
        number_end: LastTwo,
        since: Instant,
        ends_at: Instant.meta({ description: "At the end of the month of graduation" }),
      })
      .nullable(),
    request: z
      .object({
        method: z.enum(verificationMethods),
        university: University,
        number_end: LastTwo,
        email: z.string().nullable().meta({ description: "Where the link was sent; null for a card" }),
        is_with_editors: z.boolean().meta({
          description: "A card, or a confirmed address whose university an editor has yet to name",
        }),
        sent_at: Instant,
        resend_at: Instant.nullable().meta({ description: "When another link may be requested" }),
      })
      .nullable()
      .meta({ description: "The pending request" }),
    review: z
      .object({
        method: z.enum(verificationMethods),
        state: z.enum(reviewStates),
        reason: z.string().nullable(),
        at: Instant,
      })
      .nullable()
      .meta({
        description: "The editors' decision about the latest card, or about the domain of an address",
      }),
    university: z.string().nullable().meta({
      description: "As chosen in the profile; required for a card or an address of an unknown domain",
    }),
    graduation_month: Month.nullable().meta({
      description: "From the profile; null if it must be asked for",
    }),
  })
  .meta({ id: "Verification" })

const tag = "Student verification"
const access = "signed-in"
const success = { status: 200, body: Verification } as const
const asked = {
  student_number: StudentNumber,
  graduation_month: Month.optional().meta({
    description: "Required if `graduation_month` of the status is null",
  }),
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
  summary: "The status of the caller's own verification",
  tag,
  access,
  success,
  errors: [],
})

export const verifyByMail = route({
  method: "post",
  path: "/v1/user/verification/mail",
  summary: "Request a link to the caller's university address; it replaces a pending request",
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
  summary: "Request another link, at least a minute after the last one",
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
  summary: "What a mailed link is for. Checking does not use it up.",
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
      is_own: z.boolean().nullable().meta({ description: "Null for a visitor" }),
    }),
  },
  errors: [],
})

export const confirmVerificationLink = route({
  method: "post",
  path: "/v1/user/verification/confirm",
  summary:
    "Use the mailed link: verifies the student, or asks an editor to name the university of the domain",
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
  summary: "Submit a student card to the editors: a file uploaded for `student-card`",
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
  summary: "Withdraw the pending request; the card is deleted",
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
