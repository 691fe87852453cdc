import { useSuspenseInfiniteQuery } from "@tanstack/react-query"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/use-app.ts"
import { useGrowingList } from "#web/lib/use-growing-list.ts"
import { ButtonLink } from "#web/ui/button.tsx"
import { EmptyState } from "#web/ui/empty-state.tsx"
import { ListFoot } from "#web/ui/list-foot.tsx"
import { More } from "#web/ui/more.tsx"
import { TextLink } from "#web/ui/text-link.tsx"
import { type CourseSearch, coursesHref, type ListPath, withoutCursor } from "../address.ts"
import { CourseCard } from "../course-card.tsx"
import { coursesQuery } from "../queries.ts"

export function CourseList({ path, search }: { path: ListPath; search: CourseSearch }) {
  const t = useTranslations("courses")
  const href = useHref()
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } =
    useSuspenseInfiniteQuery(coursesQuery(search))
  const { items, showMore, listRef, arrived, nextCursor } = useGrowingList(data.pages, fetchNextPage)
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
      {search.cursor ? (
        <TextLink kind="stand-alone" href={href(coursesHref(path, withoutCursor(search)))}>
          ← {t("fromStart")}
        </TextLink>
      ) : null}
      <ul ref={listRef} className="grid grid-cols-1 gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {items.map((course, place) => (
          <li key={course.id}>
            <CourseCard course={course} isFirst={place === 0} />
          </li>
        ))}
      </ul>
      <ListFoot
        arrived={arrived ? t("loaded", { count: arrived }) : undefined}
        failure={isFetchNextPageError ? t("failed") : undefined}
      >
        {hasNextPage && nextCursor ? (
          <More
            href={href(coursesHref(path, { ...search, cursor: nextCursor }))}
            label={t("more")}
            busy={isFetchingNextPage}
            busyLabel={t("loading")}
            onMore={showMore}
          />
        ) : null}
      </ListFoot>
    </section>
  )
}
