// The wire is snake_case, the web is camelCase. Keys are converted at every depth, values never.
type Camel<Key extends string> = Key extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Key

type Snake<Key extends string> = Key extends `${infer Head}${infer Tail}`
  ? Head extends Uppercase<Head>
    ? Head extends Lowercase<Head>
      ? `${Head}${Snake<Tail>}`
      : `_${Lowercase<Head>}${Snake<Tail>}`
    : `${Head}${Snake<Tail>}`
  : Key

export type CamelKeys<Value> = Value extends string
  ? Value
  : Value extends readonly (infer Item)[]
    ? CamelKeys<Item>[]
    : Value extends object
      ? { [Key in keyof Value as Key extends string ? Camel<Key> : Key]: CamelKeys<Value[Key]> }
      : Value

export type SnakeKeys<Value> = Value extends string
  ? Value
  : Value extends readonly (infer Item)[]
    ? SnakeKeys<Item>[]
    : Value extends object
      ? { [Key in keyof Value as Key extends string ? Snake<Key> : Key]: SnakeKeys<Value[Key]> }
      : Value

export const camelKey = (key: string): string =>
  key.replace(/(?<=[^_])_+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

export const snakeKey = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

export const camelKeys = (value: unknown): unknown => convert(value, camelKey)
export const snakeKeys = (value: unknown): unknown => convert(value, snakeKey)

function convert(value: unknown, rename: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => convert(item, rename))
  if (!isPlainObject(value)) return value
  const converted: Record<string, unknown> = {}
  for (const [key, inner] of Object.entries(value)) {
    // `__proto__` as data must stay data.
    Object.defineProperty(converted, rename(key), {
      value: convert(inner, rename),
      enumerable: true,
      configurable: true,
      writable: true,
    })
  }
  return converted
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
