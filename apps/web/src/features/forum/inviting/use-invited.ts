import { useQuery } from "@tanstack/react-query"
import { api } from "#web/lib/api.ts"
import { senpaiQuery } from "./queries.ts"

/** A senpai whom somebody would like to answer what they are asking; undefined of nobody, and of those whom they may not see. */
export function useInvited(senpai: string | undefined) {
  const { data } = useQuery({ ...senpaiQuery(senpai ?? ""), enabled: senpai !== undefined })
  if (!data || senpai === undefined) return undefined
  return {
    name: data.displayName,
    /** False where they cannot be asked: the question is there all the same. */
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
