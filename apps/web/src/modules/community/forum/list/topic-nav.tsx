import { useSuspenseQuery } from "@tanstack/react-query"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { PartLinks } from "#web/ui/list/link-rows.tsx"
import { type AskSearch, askHref, isOwnList, TOPICS_PATH, withFilter } from "../address.ts"
import { topicsQuery } from "./queries.ts"

export function TopicNav({ search }: { search: AskSearch }) {
  const t = useTranslations("forum")
  const href = useHref()
  const { data } = useSuspenseQuery(topicsQuery())
  const shared = isOwnList(search.list) ? {} : search
  const link = (topic: AskSearch["topic"]) => ({
    href: href(askHref(withFilter(shared, "topic", topic))),
    isCurrent: search.topic === topic && !isOwnList(search.list),
  })
  return (
    <PartLinks
      label={t("topicsNav")}
      links={[
        { key: "all", label: t("allTopics"), ...link(undefined) },
        ...data.items.map(({ key, name, questionCount }) => ({
          key,
          label: name,
          count: questionCount,
          ...link(key),
        })),
      ]}
    >
      <li>
        <TextLink kind="stand-alone" href={href(TOPICS_PATH)} className="whitespace-nowrap text-sm lg:ps-4">
          {t("topicsLink")} →
        </TextLink>
      </li>
    </PartLinks>
  )
}
