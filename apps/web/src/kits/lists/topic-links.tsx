import { type Topic, topics, topicTexts } from "@shirube/vocabulary/topics"
import { useLocale } from "use-intl"
import type { Address } from "#web/lib/page/address.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { PartLinks } from "#web/ui/list/link-rows.tsx"

interface TopicLinksProps {
  readonly label: string
  /** The list of all topics. */
  readonly all: string
  /** Undefined if the list is narrowed by something that is no topic. */
  readonly current: Topic | "all" | undefined
  readonly hrefOf: (topic: Topic | undefined) => Address
}

/** The first choice of every list that has topics. */
export function TopicLinks({ label, all, current, hrefOf }: TopicLinksProps) {
  const language = useLocale()
  const href = useHref()
  return (
    <PartLinks
      label={label}
      links={[
        { key: "all", label: all, href: href(hrefOf(undefined)), isCurrent: current === "all" },
        ...topics.map((topic) => ({
          key: topic,
          label: topicTexts[topic].name[language],
          href: href(hrefOf(topic)),
          isCurrent: current === topic,
        })),
      ]}
    />
  )
}
