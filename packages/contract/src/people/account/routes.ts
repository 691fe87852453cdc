// The member's own account page.
import { z } from "zod"
import { PhotoAddress } from "../../identity/photo/routes.ts"
import { route } from "../../route.ts"
import { Furigana, Instant, Language } from "../../wire.ts"
import { SavedCount } from "../saved/routes.ts"

/** In the order shown. A feature that adds a step adds it here and in its feature.ts (`accountSteps`). */
export const accountStepNames = [
  "registration",
  "student_verification",
  "senpai_application",
  "second_factor",
] as const
export type AccountStepName = (typeof accountStepNames)[number]

/**
 * `waiting`: under review. `returned`: the editors ask for changes. `declined`: refused. `ending`: done, but
 * expires soon.
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
            description: "Where it is done or shown, without a language prefix; null: nothing to do",
          }),
          reason: z
            .string()
            .nullable()
            .meta({ description: "The editors' reason for returning or declining it" }),
          ends_at: Instant.nullable().meta({ description: "Set while it is `ending`" }),
        }),
      )
      .meta({
        description: "Steps that complete the account; steps that do not apply to this member are left out",
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
  summary: "Overview of the caller's own account",
  tag: "Account",
  access: "signed-in",
  success: { status: 200, body: Account },
  errors: [],
})

export const chooseLanguage = route({
  method: "put",
  path: "/v1/account/language",
  summary: "Set the language of the caller's emails",
  tag: "Account",
  access: "signed-in",
  whileSuspended: true,
  body: z.object({ language: Language }),
  success: { status: 204, body: null },
  errors: [],
})

export const chooseFurigana = route({
  method: "put",
  path: "/v1/account/furigana",
  summary: "Set which words show furigana on the caller's devices",
  tag: "Account",
  access: "signed-in",
  whileSuspended: true,
  body: z.object({ furigana: Furigana }),
  success: { status: 204, body: null },
  errors: [],
})

export const routes = [getAccount, chooseLanguage, chooseFurigana] as const
