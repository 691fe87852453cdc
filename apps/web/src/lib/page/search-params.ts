// Search parameters as people and plain HTML forms write them: `?q=28` is the text "28", never a number,
// never JSON.

/** No reader types them, and the database refuses them. */
const CONTROL_CHARACTERS = /\p{Cc}/gu

/**
 * One value per name (the first), without control characters and empty values, sorted by name. Two spellings
 * of the same search are the same page, on the server and in the browser.
 */
export function parseSearch(search: string): Record<string, string> {
  const values = new Map<string, string>()
  for (const [name, written] of new URLSearchParams(search)) {
    const value = written.replace(CONTROL_CHARACTERS, "")
    if (value !== "" && !values.has(name)) values.set(name, value)
  }
  return Object.fromEntries([...values].sort(([one], [other]) => (one < other ? -1 : 1)))
}

export function stringifySearch(search: Readonly<Record<string, unknown>>): "" | `?${string}` {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) {
    if (value !== undefined && value !== null && value !== "") query.append(key, String(value))
  }
  return query.size ? `?${query}` : ""
}

type Search = Record<string, unknown>
export type ValidateSearch = (raw: Search) => Search

/** One parameter may decide whether another is read. */
const PROBES = [undefined, "1", "a"]

/** Recorded by a proxy. A function that copies all parameters would read any name, and is refused. */
export function namesReadBy(validate: ValidateSearch): string[] {
  const names = new Set<string>()
  const watch = (name: string | symbol) => void (typeof name === "string" && names.add(name))
  for (const value of PROBES)
    validate(
      new Proxy<Search>(
        {},
        {
          get: (_, name) => {
            watch(name)
            return value
          },
          has: (_, name) => {
            watch(name)
            return value !== undefined
          },
          ownKeys: () => {
            throw new Error("A page reads its search parameters by name.")
          },
        },
      ),
    )
  return [...names]
}
