// The closed list of errors, collected from every noun (errors.ts in its folder).
import { errorCatalogue } from "./error-catalogue.gen.ts"
import type { Language } from "./language.ts"

export type ErrorCode = keyof typeof errorCatalogue

/** 403 signs the client out, so only the gate may send it; a rule that refuses is a 409. */
export type SignOutCode = {
  [Code in ErrorCode]: (typeof errorCatalogue)[Code]["status"] extends 403 ? Code : never
}[ErrorCode]

export const errorMessage = (code: ErrorCode, language: Language) => errorCatalogue[code][language]
export const errorStatus = (code: ErrorCode) => errorCatalogue[code].status
