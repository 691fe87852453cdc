import { type Topic, topics, topicTexts } from "@shirube/vocabulary/topics"
import { useLocale, useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { useCurrentInView } from "#web/ui/text/use-current-in-view.ts"
import { type TipSearch, tipsHref } from "../address.ts"

const item =
  "inline-flex min-h-11 items-center whitespace-nowrap border-transparent border-b-3 pt-[3px] text-[0.9375rem] hover:border-rule-strong aria-[current]:border-shu aria-[current]:font-semibold lg:w-full lg:border-b-0 lg:border-s-3 lg:ps-3 lg:pt-0 lg:whitespace-normal lg:leading-snug"

/** Topics as links: a strip to swipe on a phone, a column beside the list on wide screens. */
export function TopicNav({ search }: { search: TipSearch }) {
  const t = useTranslations("tips")
  const language = useLocale()
  const href = useHref()
  const row = useCurrentInView<HTMLUListElement>(search.topic)
  const link = (topic: Topic | undefined, name: string) => (
    <a
      href={href(tipsHref(topic ? { topic } : {}))}
      aria-current={search.topic === topic && !search.senpai ? "page" : undefined}
      className={item}
    >
      {name}
    </a>
  )
  return (
    <nav aria-label={t("topics")} className="-mx-(--spacing-gutter) lg:mx-0">
      <ul
        ref={row}
        className="no-scrollbar relative flex gap-x-6 overflow-x-auto px-(--spacing-gutter) lg:grid lg:gap-x-0 lg:overflow-visible lg:px-0"
      >
        <li className="flex-none">{link(undefined, t("allTopics"))}</li>
        {topics.map((topic) => (
          <li key={topic} className="flex-none">
            {link(topic, topicTexts[topic].name[language])}
          </li>
        ))}
      </ul>
    </nav>
  )
}
