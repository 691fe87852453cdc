import { useQuery } from "@tanstack/react-query"
import { FollowButton } from "#web/kits/subject-tools/follow-tool.tsx"
import { useUser } from "#web/lib/page/use-app.ts"
import type { ShownTopic } from "../queries.ts"
import { followedTopicsQuery } from "./queries.ts"

/** Followers of a topic are notified of new questions. */
export function FollowTopic({ topic: { key, name } }: { topic: ShownTopic }) {
  const isCompany = useUser()?.role === "company"
  const { queryKey } = followedTopicsQuery()
  const { data } = useQuery(followedTopicsQuery())
  if (!data || isCompany) return null
  return (
    <FollowButton
      noun="topic"
      id={key}
      name={name}
      isFollowing={data.items.includes(key)}
      showAs={(isFollowing) => (cache) =>
        cache.change(queryKey, ({ items }) => ({
          items: isFollowing ? [...items, key] : items.filter((each) => each !== key),
        }))
      }
      className="relative z-1 justify-self-start"
    />
  )
}
