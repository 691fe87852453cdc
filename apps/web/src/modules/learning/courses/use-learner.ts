import { useQuery } from "@tanstack/react-query"
import { useIsMember } from "#web/lib/page/use-app.ts"
import { courseProgressQuery } from "./queries.ts"

/**
 * The reader's role in a course. A signed-in reader may be a company; `isMember` is false until the server
 * confirms it.
 */
export function useLearner(courseId: string | undefined) {
  const isSignedIn = useIsMember()
  const isAsked = isSignedIn && courseId !== undefined
  const { data: progress } = useQuery({ ...courseProgressQuery(courseId ?? ""), enabled: isAsked })
  return {
    progress,
    isSignedIn,
    isMember: isSignedIn && progress?.isMember === true,
    isCompany: isSignedIn && progress?.isMember === false,
  }
}
