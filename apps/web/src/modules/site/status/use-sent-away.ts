import { useEffect, useState } from "react"
import type { ApiError } from "#web/lib/api/api-error.ts"
import { useFromServer } from "./use-from-server.ts"

/** A 403 leads to /sign-out. The API client handles its own calls, but not those that the server made. */
export function useForcedSignOut(error: ApiError): void {
  const [isFromServer] = useState(useFromServer())
  useEffect(() => {
    if (!isFromServer || error.status !== 403) return
    void import("#web/lib/api/browser-api.ts").then(({ showApiFailure }) => showApiFailure(error, []))
  }, [error, isFromServer])
}
