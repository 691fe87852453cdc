import type { ErrorCode, SignOutCode } from "@shirube/vocabulary/errors"
import { Refusal } from "./refusal.ts"

/** The only error that features throw on purpose. A 403 signs the user out, so only the gate may throw that. */
export class ApiError extends Refusal<Exclude<ErrorCode, SignOutCode>> {}
