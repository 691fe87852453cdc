/** A page that must not be cached, by us or others. */
export const isKeptPrivate = (headers: Headers) =>
  headers.has("Set-Cookie") || (headers.get("Cache-Control")?.includes("no-store") ?? false)
