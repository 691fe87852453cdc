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
