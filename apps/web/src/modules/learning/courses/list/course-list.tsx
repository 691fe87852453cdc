import { useSuspenseInfiniteQuery } from "@tanstack/react-query"
import { useTranslations } from "use-intl"
import { Growing } from "#web/kits/lists/growing.tsx"
import { useGrowingList } from "#web/kits/lists/use-growing-list.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { EmptyState } from "#web/ui/list/empty-state.tsx"
import { type CourseSearch, coursesHref, type ListPath } from "../address.ts"
import { CourseCard } from "../course-card.tsx"
import { coursesQuery } from "../queries.ts"

export function CourseList({ path, search }: { path: ListPath; search: CourseSearch }) {
  const t = useTranslations("courses")
  const href = useHref()
  const list = useSuspenseInfiniteQuery(coursesQuery(search))
  const { items, more, listRef } = useGrowingList(list)
  if (items.length === 0)
    return (
      <EmptyState
        title={t("emptyTitle")}
        pattern="asanoha"
        action={
          <ButtonLink href={href(coursesHref(path))} variant="secondary">
            {t("clear")}
          </ButtonLink>
        }
      >
        {t("emptyText")}
      </EmptyState>
    )
  return (
    <section aria-label={t("results")} className="grid grid-cols-1 gap-8">
      <Growing more={more} page={{ search, hrefOf: (other) => href(coursesHref(path, other)) }}>
        <ul ref={listRef} className="grid grid-cols-1 gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {items.map((course, place) => (
            <li key={course.id}>
              <CourseCard course={course} isFirst={place === 0} />
            </li>
          ))}
        </ul>
      </Growing>
    </section>
  )
}
