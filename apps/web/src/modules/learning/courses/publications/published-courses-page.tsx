import { useSuspenseInfiniteQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { useDay } from "#web/lib/time/use-time-text.ts"
import { Button } from "#web/ui/control/button.tsx"
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx"
import { LabelText } from "#web/ui/text/label-text.tsx"
import { RubyText } from "#web/ui/text/ruby-text.tsx"
import { courseHref } from "../address.ts"
import { type CoursePublication, publicationsQuery } from "./queries.ts"

export function PublishedCoursesPage() {
  const t = useTranslations("publishedCourses")
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useSuspenseInfiniteQuery(publicationsQuery)
  const courses = data.pages.flatMap(({ items }) => items)
  return (
    <div className="max-w-4xl">
      <h1 className="voice-serif text-title">
        <LabelText text={t("title")} />
      </h1>
      <p className="mt-2 max-w-measure text-ink-soft">{t("lead")}</p>
      {courses.length === 0 ? (
        <p className="mt-8 text-ink-soft">{t("none")}</p>
      ) : (
        <ul className="mt-6 divide-y border-y">
          {courses.map((course) => (
            <li key={course.id}>
              <PublishedCourse course={course} />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage ? (
        <p className="mt-4">
          <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t("more")}
          </Button>
        </p>
      ) : null}
    </div>
  )
}

function PublishedCourse({ course }: { course: CoursePublication }) {
  const t = useTranslations("publishedCourses")
  const href = useHref()
  const day = useDay()
  const { id, titleRuby, language, authorName, takenDownAt, takenDownBy } = course
  return (
    <article className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="grid min-w-0 gap-1.5">
        <h2 lang={language} className="voice-serif wrap-anywhere text-xl leading-snug">
          {takenDownAt === null ? (
            <a
              href={href(courseHref(id))}
              className="hover:underline hover:decoration-1 hover:underline-offset-4"
            >
              <RubyText segments={titleRuby} />
            </a>
          ) : (
            <RubyText segments={titleRuby} />
          )}
        </h2>
        <p className="flex flex-wrap gap-x-4 text-ink-soft text-sm">
          {authorName === null ? null : <span>{t("by", { name: authorName })}</span>}
          <span>{t("published", { day: day(course.publishedAt) })}</span>
          {takenDownAt === null || takenDownBy === null ? null : (
            <span className="font-semibold">{t(`takenDown.${takenDownBy}`, { day: day(takenDownAt) })}</span>
          )}
        </p>
      </div>
      {takenDownAt === null ? <TakeDown course={course} /> : <PutBack course={course} />}
    </article>
  )
}

const touches = ["courses"]
const nameOf = ({ titleRuby }: CoursePublication) => titleRuby.map(({ text }) => text).join("")

function TakeDown({ course }: { course: CoursePublication }) {
  const t = useTranslations("publishedCourses")
  const [isAsking, setAsking] = useState(false)
  const takeDown = useAction("DELETE /v1/editors/courses/{id}/publication", {
    touches,
    done: () => t("done"),
  })
  return (
    <>
      <Button
        variant="secondary"
        aria-label={t("takeDownOf", { title: nameOf(course) })}
        onClick={() => setAsking(true)}
      >
        {t("takeDown")}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t("ask")}
        back={t("cancel")}
        label={t("takeDown")}
        busyLabel={t("underWay")}
        isBusy={takeDown.underWay.length > 0}
        onConfirm={() => void takeDown.run({ params: { id: course.id } }).finally(() => setAsking(false))}
      >
        <p lang={course.language} className="font-semibold">
          {nameOf(course)}
        </p>
        <p className="mt-2">{t("text")}</p>
      </ConfirmDialog>
    </>
  )
}

function PutBack({ course }: { course: CoursePublication }) {
  const t = useTranslations("publishedCourses")
  const putBack = useAction("PUT /v1/editors/courses/{id}/publication", { touches, done: () => t("back") })
  return (
    <Button
      variant="secondary"
      aria-label={t("putBackOf", { title: nameOf(course) })}
      busy={putBack.underWay.length > 0}
      onClick={() => void putBack.run({ params: { id: course.id } })}
    >
      {t("putBack")}
    </Button>
  )
}
