import type { ErrorCode, SignOutCode } from "@shirube/contract/errors"
import { Refusal } from "./refusal.ts"

export type { FieldErrors } from "./refusal.ts"

/** The only error that features throw on purpose. A 403 signs people out: that is for the gate to say, and no code of theirs. */
export class ApiError extends Refusal<Exclude<ErrorCode, SignOutCode>> {}
