// Access to a document by paths such as `chapters.0.lessons.1.texts.ja.title`.
type Tree = Readonly<Record<string, unknown>>

export const valueAt = (document: object, path: string): unknown =>
  path.split(".").reduce<unknown>((inside, name) => (inside as Tree | undefined)?.[name], document)

/** A copy with another value at the path; objects off the path stay identical. */
export const withValue = <Written extends object>(document: Written, path: string, value: unknown): Written =>
  put(document, path.split("."), value) as Written

function put(inside: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value
  const changed = put((inside as Tree)[name], rest, value)
  return Array.isArray(inside) ? inside.with(Number(name), changed) : { ...(inside as Tree), [name]: changed }
}

/** With their index and path: lines of text have no other identity. */
export const placed = <Value>(values: readonly Value[], path: string) =>
  values.map((value, at) => ({ value, at, path: `${path}.${at}` }))
