import { allSignUpPaths } from "@shirube/vocabulary/identity/accounts/sign-up-steps"
import { newcomerRoles, roles } from "@shirube/vocabulary/product"
import { z } from "zod"
import { NewcomerAgrees, Tokens } from "../../identity/auth/routes.ts"
import { NewPassword } from "../../identity/password/routes.ts"
import { perCampus, route } from "../../route.ts"
import { DisplayName } from "../../text/person-names.ts"

/** An unfinished registration; null once every required step is done. */
export const RegistrationToday = z
  .object({
    done: z.int(),
    all: z.int().meta({ description: "Required screens; region, university and course are one" }),
    path: z.string().meta({ description: "The next step, without a language prefix" }),
  })
  .nullable()

const tag = "Sign-up"
const Email = z.email().max(254)
const RegistrationToken = z.string().min(20).max(200)

/** The member's progress through sign-up. */
export const SignUp = z
  .object({
    role: z.enum(roles),
    is_finished: z.boolean(),
    next_path: z.enum(allSignUpPaths).nullable().meta({ description: "First unfinished required step" }),
    steps: z.array(
      z.object({
        path: z.enum(allSignUpPaths),
        is_required: z.boolean(),
        is_done: z.boolean(),
      }),
    ),
  })
  .meta({ id: "SignUp" })

export const beginSignUp = route({
  method: "post",
  path: "/v1/sign-up/email",
  summary:
    "Start with an email address: a code is mailed to it. The response is the same for every address; the owner of an existing account gets an email that says so",
  tag,
  access: "public",
  limit: perCampus,
  body: z.object({ email: Email }).meta({ id: "SignUpAddress" }),
  success: {
    status: 200,
    body: z.object({
      registration_token: z
        .string()
        .meta({ description: "Valid once, for 10 minutes after the latest code" }),
    }),
  },
  errors: ["sign_up.expired"],
})

export const mailSignUpCode = route({
  method: "post",
  path: "/v1/sign-up/email/code",
  summary: "Request another code, for the same or another address; only the latest code is valid",
  tag,
  access: "public",
  limit: perCampus,
  body: z.object({ registration_token: RegistrationToken, email: Email }).meta({ id: "SignUpCode" }),
  success: { status: 204, body: null },
  errors: ["sign_up.expired"],
})

export const createAccount = route({
  method: "post",
  path: "/v1/sign-up/account",
  summary:
    "Create an account with the mailed code and a password, and sign in; sign-up continues at `registration.next_path`",
  tag,
  access: "public",
  guarded: true,
  limit: perCampus,
  body: z
    .object({
      registration_token: RegistrationToken,
      email: Email,
      code: z.string().min(1).max(20).meta({
        description: "The six digits mailed to `email`, valid for 10 minutes and 5 attempts",
      }),
      name: DisplayName,
      password: NewPassword,
      role: z.enum(newcomerRoles),
      agrees: NewcomerAgrees.optional(),
    })
    .meta({ id: "SignUpAccount" }),
  success: { status: 200, body: Tokens },
  errors: [
    "address.code_expired",
    "address.wrong_code",
    "auth.credentials_changed",
    "auth.second_factor_required",
    "password.weak",
    "sign_up.account_exists",
    "sign_up.expired",
  ],
})

export const getSignUp = route({
  method: "get",
  path: "/v1/sign-up",
  summary: "The steps of the caller's own sign-up, and the next one",
  tag,
  access: "signed-in",
  success: { status: 200, body: SignUp },
  errors: [],
})

export const chooseRole = route({
  method: "put",
  path: "/v1/sign-up/role",
  summary: "Choose to sign up as a student or a senpai, until the sign-up is finished",
  tag,
  access: "signed-in",
  limit: { per: "user", points: 30, seconds: 60 },
  body: z.object({ role: z.enum(newcomerRoles) }).meta({ id: "SignUpRole" }),
  success: { status: 200, body: SignUp },
  errors: ["sign_up.role_fixed"],
})

export const routes = [beginSignUp, mailSignUpCode, createAccount, getSignUp, chooseRole] as const
