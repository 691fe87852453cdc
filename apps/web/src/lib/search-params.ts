// Addresses as people and plain HTML forms write them: `?q=28` is the text "28", never a number, never JSON.

export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) {
    if (value !== undefined && value !== null && value !== "") query.append(key, String(value))
  }
  return query.size ? `?${query}` : ""
}
