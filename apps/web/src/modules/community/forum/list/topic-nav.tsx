import { useSuspenseQuery } from "@tanstack/react-query"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { useCurrentInView } from "#web/ui/text/use-current-in-view.ts"
import { type AskSearch, askHref, isOwnList, TOPICS_PATH, withFilter } from "../address.ts"
import { topicsQuery } from "./queries.ts"

const item =
  "inline-flex min-h-11 items-center gap-2 whitespace-nowrap border-transparent border-b-3 pt-[3px] text-[0.9375rem] hover:border-rule-strong aria-[current]:border-shu aria-[current]:font-semibold lg:w-full lg:justify-between lg:border-b-0 lg:border-s-3 lg:ps-3 lg:pt-0 lg:whitespace-normal lg:leading-snug"

/** Topics as links: a strip to swipe on a phone, a column beside the list on wide screens. */
export function TopicNav({ search }: { search: AskSearch }) {
  const t = useTranslations("forum")
  const href = useHref()
  const { data } = useSuspenseQuery(topicsQuery())
  const row = useCurrentInView<HTMLUListElement>(search.topic)
  const shared = isOwnList(search.list) ? {} : search
  const isCurrent = (key: AskSearch["topic"]) => search.topic === key && !isOwnList(search.list)
  return (
    <nav aria-label={t("topicsNav")} className="-mx-(--spacing-gutter) lg:mx-0">
      <ul
        ref={row}
        className="no-scrollbar relative flex gap-x-6 overflow-x-auto px-(--spacing-gutter) lg:grid lg:gap-x-0 lg:overflow-visible lg:px-0"
      >
        <li className="flex-none">
          <a
            href={href(askHref(withFilter(shared, "topic", undefined)))}
            aria-current={isCurrent(undefined) ? "page" : undefined}
            className={item}
          >
            {t("allTopics")}
          </a>
        </li>
        {data.items.map(({ key, name, questionCount }) => (
          <li key={key} className="flex-none">
            <a
              href={href(askHref(withFilter(shared, "topic", key)))}
              aria-current={isCurrent(key) ? "page" : undefined}
              className={item}
            >
              {name}
              <span aria-hidden className="font-normal text-ink-faint text-sm tabular-nums max-lg:hidden">
                {questionCount}
              </span>
            </a>
          </li>
        ))}
        <li className="flex-none">
          <TextLink kind="stand-alone" href={href(TOPICS_PATH)} className="whitespace-nowrap text-sm lg:ps-4">
            {t("topicsLink")} →
          </TextLink>
        </li>
      </ul>
    </nav>
  )
}
