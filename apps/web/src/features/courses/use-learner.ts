import { useQuery } from "@tanstack/react-query"
import { useIsMember } from "#web/lib/use-app.ts"
import { courseProgressQuery } from "./queries.ts"

/** Who learns here. Somebody signed in may be a company, which is told so; nobody is a member before the server has said it. */
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
