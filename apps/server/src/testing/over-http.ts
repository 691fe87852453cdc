// The API of a running server, with the caller that slice tests use.
import { callerOf } from "@shirube/api/testing/api"

export function overHttp(address: string) {
  let caller = 0
  const api = (request: Request) => {
    const { pathname, search } = new URL(request.url)
    const headers = new Headers(request.headers)
    // Each call uses another address, as through a proxy.
    headers.set("X-Forwarded-For", `198.51.${(++caller >> 8) & 255}.${caller & 255}`)
    headers.delete("x-client-ip")
    const { method, body, signal } = request
    return fetch(address + pathname + search, {
      method,
      headers,
      signal,
      redirect: "manual",
      ...(body ? { body, duplex: "half" } : {}),
    } as RequestInit)
  }
  return { api, call: callerOf(api) }
}
export type OverHttp = ReturnType<typeof overHttp>
