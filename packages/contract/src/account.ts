// What a person finds of themselves when they come to their account.
import { z } from "zod"
import { PhotoAddress } from "./photo.ts"
import { route } from "./route.ts"
import { SavedCount } from "./saved.ts"
import { Instant, Language } from "./wire.ts"

/** In the order in which they are proposed. A feature that has one more adds it here, and to its feature.ts (`accountSteps`). */
export const accountStepNames = [
  "registration",
  "student_verification",
  "senpai_application",
  "second_factor",
] as const
export type AccountStepName = (typeof accountStepNames)[number]

/**
 * `waiting`: the editors have it. `returned`: they ask for something. `declined`: they said no. `ending`: done, and soon no longer.
 */
export const accountStepStates = ["open", "waiting", "returned", "declined", "ending", "done"] as const
export type AccountStepState = (typeof accountStepStates)[number]

export const Account = z
  .object({
    photo: PhotoAddress,
    steps: z
      .array(
        z.object({
          name: z.enum(accountStepNames),
          state: z.enum(accountStepStates),
          path: z.string().nullable().meta({
            description: "Where it is done, or seen, without a language prefix; null: nothing to do",
          }),
          reason: z
            .string()
            .nullable()
            .meta({ description: "The editors' own, where they returned or declined it" }),
          ends_at: Instant.nullable().meta({ description: "Where it is `ending`" }),
        }),
      )
      .meta({
        description: "What makes the account complete; those that are not for this person are left out",
      }),
    unread_notifications: z.int(),
    saved: z.array(SavedCount),
    sign_ins: z.object({
      has_password: z.boolean(),
      passkeys: z.int(),
      has_second_factor: z.boolean(),
      services: z.array(z.string()).meta({ description: "Names of connected services" }),
    }),
  })
  .meta({ id: "Account" })

export const getAccount = route({
  method: "get",
  path: "/v1/account",
  summary: "One's own account at a glance",
  tag: "Account",
  access: "signed-in",
  success: { status: 200, body: Account },
  errors: [],
})

export const chooseLanguage = route({
  method: "put",
  path: "/v1/account/language",
  summary: "The language of one's emails",
  tag: "Account",
  access: "signed-in",
  whileSuspended: true,
  body: z.object({ language: Language }),
  success: { status: 204, body: null },
  errors: [],
})

export const routes = [getAccount, chooseLanguage] as const
