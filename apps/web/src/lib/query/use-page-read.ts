import { useQuery } from "@tanstack/react-query"
import { useEffect } from "react"
import { api } from "../api/api.ts"
import { useApp } from "../page/use-app.ts"
import { refetch } from "./refetch.ts"
import { unreadQuery } from "./unread.ts"

/**
 * For a member who sees this page: notifications that lead to it are read, also those that arrive meanwhile. A
 * background request: on failure they stay unread.
 */
export function usePageRead(path: string): void {
  const { queries } = useApp()
  const count = useQuery(unreadQuery()).data?.count ?? 0
  useEffect(() => {
    if (count === 0) return
    const read = () => {
      if (document.visibilityState !== "visible") return
      document.removeEventListener("visibilitychange", read)
      api("PUT /v1/notifications/page-read", { body: { path }, handles: "all" }).then(
        () => refetch(queries.current(), ["notifications"]),
        () => {},
      )
    }
    document.addEventListener("visibilitychange", read)
    read()
    return () => document.removeEventListener("visibilitychange", read)
  }, [count, path, queries])
}
