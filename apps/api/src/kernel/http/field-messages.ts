// Maps zod's issues to the contract's field messages.
import { type FieldProblem, fieldText, type Words } from "@shirube/vocabulary/http/field-problems"
import type { Language } from "@shirube/vocabulary/language"
import type { z } from "zod"

type Issue = Parameters<z.core.$ZodErrorMap>[0]

export const fieldMessage = (language: Language) => (issue: Issue) => fieldText(problemOf(issue), language)

function problemOf(issue: Issue): FieldProblem {
  const words = issue.code === "custom" ? (issue.params?.words as Words | undefined) : undefined
  if (words) return { kind: "own", words }
  if (issue.input === undefined || issue.input === null || issue.input === "") return { kind: "missing" }
  switch (issue.code) {
    case "too_small":
      return { kind: tooSmall[issue.origin] ?? "too-small", least: issue.minimum }
    case "too_big":
      return { kind: tooBig[issue.origin] ?? "too-big", most: issue.maximum }
    case "invalid_format":
      return { kind: issue.format === "email" ? "not-an-email" : "wrong-form" }
    case "invalid_value":
      return { kind: "not-offered", choices: issue.values.map(String) }
    default:
      return { kind: "wrong-form" }
  }
}

const tooSmall: Readonly<Record<string, "too-short" | "too-few">> = { string: "too-short", array: "too-few" }
const tooBig: Readonly<Record<string, "too-long" | "too-many">> = { string: "too-long", array: "too-many" }
