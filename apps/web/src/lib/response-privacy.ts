/** A page that no cache may keep, ours included. */
export const isKeptPrivate = (headers: Headers) =>
  headers.has("Set-Cookie") || (headers.get("Cache-Control")?.includes("no-store") ?? false)
