import { useQuery } from "@tanstack/react-query"
import { useEffect } from "react"
import { closeReview, openQuery, openReviewsQuery } from "./queries.ts"

/** Shows colleagues that this editor has the review open. */
export function useOpenReview(id: string, isWaiting: boolean): void {
  useQuery({ ...openQuery(id), enabled: isWaiting })
  useEffect(() => {
    if (!isWaiting) return
    const close = () => void closeReview(id)
    addEventListener("pagehide", close)
    return () => {
      removeEventListener("pagehide", close)
      close()
    }
  }, [id, isWaiting])
}

/** The names of the other editors who have it open. */
export function useOpenBy(id: string): readonly string[] {
  const { data } = useQuery(openReviewsQuery)
  return data?.items.flatMap(({ reviewId, name }) => (reviewId === id ? [name] : [])) ?? []
}
