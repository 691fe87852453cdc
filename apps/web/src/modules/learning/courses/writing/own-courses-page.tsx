import { useSuspenseQuery } from "@tanstack/react-query"
import { PenLine } from "lucide-react"
import { useLocale, useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { useDay } from "#web/lib/time/use-time-text.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { EmptyState } from "#web/ui/list/empty-state.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { LabelText } from "#web/ui/text/label-text.tsx"
import { courseHref } from "../address.ts"
import { NEW } from "./loader.ts"
import { type CourseDraftSummary, courseDraftsQuery } from "./queries.ts"

export function OwnCoursesPage({ mayMake }: { mayMake: boolean }) {
  const t = useTranslations("ownCourses")
  return (
    <div className="page py-10 md:py-16">
      <h1 className="voice-serif text-title">
        <LabelText text={t("title")} />
      </h1>
      <p className="mt-2 max-w-measure text-ink-soft">{t("lead")}</p>
      {mayMake ? (
        <OwnCourses />
      ) : (
        <div className="mt-6">
          <EmptyState title={t("notYours")} pattern="yagasuri">
            {t("notYoursText")}
          </EmptyState>
        </div>
      )}
    </div>
  )
}

function OwnCourses() {
  const t = useTranslations("ownCourses")
  const href = useHref()
  const { items } = useSuspenseQuery(courseDraftsQuery).data
  return (
    <>
      <p className="mt-6">
        <ButtonLink
          href={href(`/account/courses/${NEW}`)}
          icon={<PenLine aria-hidden className="size-4.5" />}
        >
          {t("write")}
        </ButtonLink>
      </p>
      {items.length === 0 ? (
        <p className="mt-8 text-ink-soft">{t("none")}</p>
      ) : (
        <ul className="mt-8 max-w-3xl divide-y border-y">
          {items.map((draft) => (
            <li key={draft.id}>
              <OwnCourse draft={draft} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function OwnCourse({ draft }: { draft: CourseDraftSummary }) {
  const t = useTranslations("ownCourses")
  const href = useHref()
  const day = useDay()
  const language = useLocale()
  const { en, ja } = draft.title
  const title = (language === "ja" ? ja || en : en || ja) || t("untitled")
  const [only] = draft.languages.length === 1 ? draft.languages : []
  return (
    <article className="grid gap-2 py-5">
      <h2 className="voice-serif wrap-anywhere text-xl leading-snug">
        <a
          href={href(`/account/courses/${draft.id}`)}
          className="hover:underline hover:decoration-1 hover:underline-offset-4"
        >
          {title}
        </a>
      </h2>
      <p className="flex flex-wrap gap-x-4 text-ink-soft text-sm">
        <span className="font-semibold">
          {draft.takenDownBy ? t(`takenDown.${draft.takenDownBy}`) : t(`state.${draft.state}`)}
        </span>
        {draft.takenDownBy && draft.state !== "published" ? <span>{t(`state.${draft.state}`)}</span> : null}
        <span>{t("changed", { day: day(draft.updatedAt) })}</span>
        {only ? <span>{t("shownIn", { language: t(`languages.${only}`) })}</span> : null}
      </p>
      {draft.reason === null ? null : <Notice title={t("reason")}>{draft.reason}</Notice>}
      {draft.courseId === null ? null : (
        <TextLink kind="stand-alone" href={href(courseHref(draft.courseId))}>
          {t(draft.state === "published" ? "see" : "seeOld")} →
        </TextLink>
      )}
    </article>
  )
}
