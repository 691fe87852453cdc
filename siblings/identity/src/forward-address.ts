/** Returns the address if it is one of `allowed` or below it; compares whole path segments, not characters. */
export function forwardAddress(to: string, allowed: readonly URL[]): string | undefined {
  const url = URL.parse(to)
  // An encoded slash is a separator to some servers and a character to others.
  if (!url || url.username || url.password || /%2f|%5c/i.test(url.pathname)) return undefined
  const isAllowed = allowed.some((prefix) => {
    const folder = prefix.pathname.endsWith("/") ? prefix.pathname : `${prefix.pathname}/`
    return (
      url.origin === prefix.origin && (url.pathname === prefix.pathname || url.pathname.startsWith(folder))
    )
  })
  return isAllowed ? url.href : undefined
}
