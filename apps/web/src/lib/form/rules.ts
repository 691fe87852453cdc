// The contract's rules for a request's body, as far as data can express them. Generated from its schemas at
// build time (vite/form-rules.ts), so that a page can validate without shipping a validator.
import type { FieldProblem } from "@shirube/vocabulary/http/field-problems"

export type Rule = { readonly optional?: true } & (
  | TextRule
  | NumberRule
  | ListRule
  | GroupRule
  /** Validated by the API only. */
  | { readonly is: "any" }
)

export interface TextRule {
  readonly is: "text"
  readonly least?: number
  readonly most?: number
  readonly pattern?: string
  readonly email?: true
  readonly choices?: readonly string[]
  /** An empty text is valid. */
  readonly empty?: true
  /** White space counts as empty. */
  readonly blank?: true
}

interface NumberRule {
  readonly is: "number"
  readonly least?: number
  readonly most?: number
}

interface ListRule {
  readonly is: "list"
  readonly least?: number
  readonly most?: number
  readonly of: Rule
}

export interface GroupRule {
  readonly is: "group"
  /** In the web's key case. */
  readonly fields: Readonly<Record<string, Rule>>
}

/** By path, as in `items.0.name`. */
export type Problems = ReadonlyMap<string, FieldProblem>

/** `asks`: fields that this form requires though the contract does not. */
export function problemsIn(rule: Rule, values: unknown, asks: (path: string) => boolean): Problems {
  const found = new Map<string, FieldProblem>()
  const visit = (rule: Rule, value: unknown, path: string) => {
    if (isEmpty(rule, value)) {
      if (asks(path) || !(rule.optional || takesNothing(rule))) found.set(path, { kind: "missing" })
      return
    }
    const problem = problemOf(rule, value)
    if (problem) found.set(path, problem)
    if (rule.is === "list" && Array.isArray(value))
      for (const [place, item] of value.entries()) visit(rule.of, item, below(path, place))
    if (rule.is === "group")
      for (const [name, inner] of Object.entries(rule.fields))
        visit(inner, (value as Readonly<Record<string, unknown>>)[name], below(path, name))
  }
  visit(rule, values, "")
  return found
}

const below = (path: string, name: string | number) => (path === "" ? `${name}` : `${path}.${name}`)

function isEmpty(rule: Rule, value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true
  return rule.is === "text" && rule.blank === true && typeof value === "string" && value.trim() === ""
}

const takesNothing = (rule: Rule): boolean => rule.is === "any" || (rule.is === "text" && rule.empty === true)

function problemOf(rule: Rule, value: unknown): FieldProblem | undefined {
  switch (rule.is) {
    case "text":
      return typeof value === "string" ? textProblem(rule, value) : { kind: "wrong-form" }
    case "number":
      if (typeof value !== "number" || Number.isNaN(value)) return { kind: "wrong-form" }
      if (rule.least !== undefined && value < rule.least) return { kind: "too-small", least: rule.least }
      return rule.most !== undefined && value > rule.most ? { kind: "too-big", most: rule.most } : undefined
    case "list":
      if (!Array.isArray(value)) return { kind: "wrong-form" }
      if (rule.least !== undefined && value.length < rule.least) return { kind: "too-few", least: rule.least }
      return rule.most !== undefined && value.length > rule.most
        ? { kind: "too-many", most: rule.most }
        : undefined
    case "group":
    case "any":
      return undefined
  }
}

function textProblem(rule: TextRule, text: string): FieldProblem | undefined {
  const { least = 0, most = Number.POSITIVE_INFINITY, pattern, email, choices } = rule
  if (choices && !choices.includes(text)) return { kind: "not-offered", choices }
  if (pattern !== undefined && !new RegExp(pattern).test(text))
    return { kind: email ? "not-an-email" : "wrong-form" }
  // Counts code points like the contract, not UTF-16 units.
  const { length } = [...text]
  if (length < least) return { kind: "too-short", least }
  return length > most ? { kind: "too-long", most } : undefined
}

/** The maximum length of a text that is not in a list. */
export function longestIn({ fields }: GroupRule, name: string): number | undefined {
  const rule = fields[name]
  return rule?.is === "text" ? rule.most : undefined
}

/** The request body: empty optional values are omitted. */
export function bodyOf(rule: Rule, value: unknown): unknown {
  if (rule.is === "list" && Array.isArray(value)) return value.map((item) => bodyOf(rule.of, item))
  if (rule.is !== "group" || typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const of = rule.fields[name]
      if (!of) return [[name, inner]]
      if (of.optional && isEmpty(of, inner) && !(inner === "" && takesNothing(of))) return []
      return [[name, bodyOf(of, inner)]]
    }),
  )
}
