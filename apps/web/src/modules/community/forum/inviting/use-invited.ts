import { useQuery } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"
import { senpaiQuery } from "./queries.ts"

/** The senpai invited while asking; undefined if none is given or the member may not see them. */
export function useInvited(senpai: string | undefined) {
  const { data } = useQuery({ ...senpaiQuery(senpai ?? ""), enabled: senpai !== undefined })
  if (!data || senpai === undefined) return undefined
  return {
    name: data.displayName,
    /** False if the senpai cannot be invited; the question is posted anyway. */
    invite: (questionId: string) =>
      api("PUT /v1/questions/{id}/invitations/{person}", {
        params: { id: questionId, person: senpai },
        handles: "all",
      }).then(
        () => true,
        () => false,
      ),
  }
}
