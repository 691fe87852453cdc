// Prints zod schemas as TypeScript for the web: camelCase keys, and no type that the compiler would have to
// compute. Supports the constructs used in the contract; any other is refused by name, to be added here with
// a test.
import { nounOf } from "@shirube/contract/ids"
import type { z } from "zod"
import { camelKey } from "../../apps/web/src/lib/api/key-case.ts"

/** What a client sends (`input`) or receives (`output`). */
export type Side = "input" | "output"
type Schema = z.core.$ZodType

export class SchemaPrinter {
  /** Whether the output needs `Id` of the contract. */
  hasIds = false
  readonly #names: ReadonlyMap<Schema, string>
  readonly #aliases = new Map<string, string>()

  /** Named schemas become types of that name; all others are inlined. */
  constructor(names: ReadonlyMap<Schema, string> = new Map()) {
    this.#names = names
  }

  /** The named types that `print` has referenced so far, as declarations in alphabetical order. */
  declarations(): string[] {
    return [...this.#aliases]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, text]) => `export type ${name} = ${text}`)
  }

  print(schema: Schema, side: Side, at = "schema"): string {
    const name = this.#names.get(schema)
    if (name === undefined) return this.#text(schema, side, at)
    const alias = side === "input" ? `${name}Input` : name
    if (!this.#aliases.has(alias)) {
      // Reserved first, because a schema may be recursive.
      this.#aliases.set(alias, "")
      this.#aliases.set(alias, this.#text(schema, side, name))
    }
    return alias
  }

  #text(schema: Schema, side: Side, at: string): string {
    const { def } = (schema as z.core.$ZodTypes)._zod
    switch (def.type) {
      case "string":
        return this.#string(schema, def, side)
      case "number":
      case "boolean":
        return side === "input" && def.coerce ? "unknown" : def.type
      case "null":
      case "undefined":
      case "unknown":
      case "any":
      case "never":
        return def.type
      case "enum":
        return unionOf(Object.values(def.entries).map((value) => literal(value, at)))
      case "literal":
        return unionOf(def.values.map((value) => literal(value, at)))
      case "object":
        return this.#object(def, side, at)
      case "array":
        return `${grouped(this.print(def.element, side, `${at}[]`))}[]`
      case "union":
        return unionOf(def.options.map((option, place) => this.print(option, side, `${at}|${place}`)))
      case "record":
        return this.#record(def, side, at)
      case "optional":
        return unionOf([this.print(def.innerType, side, at), "undefined"])
      case "nullable":
        return unionOf([this.print(def.innerType, side, at), "null"])
      case "default":
      case "prefault": {
        const inner = this.print(def.innerType, side, at)
        return side === "input" ? unionOf([inner, "undefined"]) : inner
      }
      case "pipe":
        return side === "input" && isTransform(def.in)
          ? "unknown"
          : this.print(side === "input" ? def.in : def.out, side, at)
      case "lazy":
        return this.print(def.getter(), side, at)
      case "transform":
        throw new Error(`${at}: only the compiler knows the output of a transform; pipe it into a schema`)
      default:
        throw new Error(`${at}: the types of the contract do not know "${def.type}" yet`)
    }
  }

  /** Only parsed ids are branded: a client needs no brand to send one (docs/decisions/0030). */
  #string(schema: Schema, { coerce }: z.core.$ZodStringDef, side: Side): string {
    if (side === "input") return coerce ? "unknown" : "string"
    const noun = nounOf(schema)
    if (noun === undefined) return "string"
    this.hasIds = true
    return `Id<${JSON.stringify(noun)}>`
  }

  #object(def: z.core.$ZodObjectDef, side: Side, at: string): string {
    if (def.catchall && def.catchall._zod.def.type !== "never")
      throw new Error(`${at}: the types of the contract do not know objects with other keys yet`)
    const keys = Object.entries(def.shape).map(([key, inner]) => {
      const mark = isOptional(inner, side) ? "?" : ""
      return `${propertyName(camelKey(key))}${mark}: ${this.print(inner, side, `${at}.${key}`)}`
    })
    return keys.length === 0 ? "Record<never, never>" : `{ ${keys.join("; ")} }`
  }

  #record(def: z.core.$ZodRecordDef, side: Side, at: string): string {
    if ((def.keyType as Schema)._zod.def.type !== "string")
      throw new Error(`${at}: the types of the contract know records by any string only`)
    return `{ [key: string]: ${this.print(def.valueType as Schema, side, `${at}{}`)} }`
  }
}

const isTransform = (schema: Schema) => schema._zod.def.type === "transform"
const isOptional = (schema: Schema, side: Side) =>
  side === "input" ? schema._zod.optin !== undefined : schema._zod.optout === "optional"

function literal(value: unknown, at: string): string {
  if (value === undefined) return "undefined"
  if (typeof value === "bigint" || typeof value === "symbol") throw new Error(`${at}: not a value of JSON`)
  return JSON.stringify(value)
}

const propertyName = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key))
/** A union of several types, or a type that ends in one, needs parentheses before `[]`. */
const grouped = (text: string) =>
  /^(?:\w+(?:<"\w+">)?(?:\[\])*|\{.*\})$/.test(text) && !isUnion(text) ? text : `(${text})`

/** Outside brackets and strings. */
function isUnion(text: string): boolean {
  const bare = text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""')
  let depth = 0
  for (const sign of bare) {
    if ("{([".includes(sign)) depth++
    else if ("})]".includes(sign)) depth--
    else if (sign === "|" && depth === 0) return true
  }
  return false
}

/** Without duplicates; `unknown` and `any` absorb all others. */
function unionOf(members: readonly string[]): string {
  const wide = members.find((member) => member === "any" || member === "unknown")
  return wide ?? [...new Set(members)].join(" | ")
}
