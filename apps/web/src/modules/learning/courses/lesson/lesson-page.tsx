import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { ContentNotFound } from "#web/kits/not-found/content-not-found.tsx"
import { rememberHere } from "#web/lib/auth/remember-here.ts"
import { useApp, useHref, useIsMember } from "#web/lib/page/use-app.ts"
import type { Queries } from "#web/lib/query/queries.ts"
import { useLoaded } from "#web/lib/query/use-loaded.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { EmptyState } from "#web/ui/list/empty-state.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { PageBreadcrumbs, Title } from "#web/ui/site/page-breadcrumbs.tsx"
import { RubyText } from "#web/ui/text/ruby-text.tsx"
import { courseHref, coursesHref } from "../address.ts"
import { usePlaces } from "../places.ts"
import type { Lesson } from "../queries.ts"
import { LessonFoot } from "./lesson-foot.tsx"
import { LessonStage } from "./lesson-stage.tsx"

const loadMembersLesson = async (queries: Queries) => {
  const [part] = await Promise.all([import("./members-lesson.tsx"), queries.open()])
  return part.MembersLesson
}

interface LessonPageProps {
  readonly lesson: Lesson
  /** Questions about the lesson. */
  readonly questions: ReactNode
}

export function LessonPage({ lesson, questions }: LessonPageProps) {
  const isShown = useIsMember() || lesson.content !== null
  return (
    <article key={lesson.id} className="pb-10">
      <LessonHeader lesson={lesson} />
      <LessonBody lesson={lesson} questions={questions} />
      <LessonFoot lesson={lesson} questions={isShown ? null : questions} />
    </article>
  )
}

/** The first lesson is part of the page for everyone. The browser fetches the others for members. */
function LessonBody({ lesson, questions }: LessonPageProps) {
  const t = useTranslations("lesson")
  const isMember = useIsMember()
  const Members = useLoaded(isMember && !lesson.content && loadMembersLesson, useApp().queries)
  if (lesson.content) return <LessonStage lesson={lesson} content={lesson.content} questions={questions} />
  if (!isMember) return <Invitation lesson={lesson} />
  return Members ? (
    <Members lesson={lesson} questions={questions} />
  ) : (
    <div className="page">
      <Skeleton shape="text" lines={4} label={t("loading")} />
    </div>
  )
}

export function LessonHeader({ lesson }: { lesson: Lesson }) {
  const t = useTranslations("lesson")
  const courses = useTranslations("courses")
  const href = useHref()
  const places = usePlaces()
  const { course } = lesson
  return (
    <header className="page">
      <PageBreadcrumbs
        label={courses("breadcrumbs")}
        above={[
          { href: href(coursesHref("/learning/courses")), label: courses("title") },
          {
            href: href(places.course(course.id)),
            label: <Title title={course.title} language={lesson.language} />,
          },
        ]}
        page={{ ...lesson, href: href(places.lesson(course.id, lesson.key)) }}
      />
      <p className="text-ink-soft text-sm">
        {t("number", { number: lesson.position, count: course.lessonCount })}
      </p>
      <h1 lang={lesson.language} className="voice-serif mt-1 mb-4 text-title">
        <RubyText segments={lesson.titleRuby} />
      </h1>
      {lesson.isFallback ? (
        <div className="mb-4">
          <Notice title={t("fallback", { language: t(`languages.${lesson.language}`) })}>
            {courses("fallback.text")}
          </Notice>
        </div>
      ) : null}
    </header>
  )
}

export function LessonSkeleton() {
  return (
    <div className="page pt-14">
      <Skeleton shape="article" label={useTranslations("lesson")("loading")} />
    </div>
  )
}

export function LessonNotFound() {
  const t = useTranslations("lesson.notFound")
  const href = useHref()
  return (
    <ContentNotFound title={t("title")} text={t("text")} back={{ href: href("/course"), label: t("back") }} />
  )
}

/** Replaces a lesson that is for members only. */
function Invitation({ lesson }: { lesson: Lesson }) {
  const t = useTranslations("lesson.invitation")
  const href = useHref()
  return (
    <div className="page grid gap-6">
      <p lang={lesson.language} className="voice-text max-w-measure text-ink-soft text-lead">
        <RubyText segments={lesson.summaryRuby} />
      </p>
      <EmptyState
        title={t("title")}
        pattern="asanoha"
        tone="matcha"
        action={
          <div className="flex flex-wrap items-center gap-3">
            <ButtonLink href={href("/sign-in")} rel="nofollow" onClick={rememberHere}>
              {t("signIn")}
            </ButtonLink>
            <ButtonLink href={href("/sign-up")} rel="nofollow" onClick={rememberHere} variant="secondary">
              {t("signUp")}
            </ButtonLink>
            <TextLink kind="stand-alone" href={href(courseHref(lesson.course.id))}>
              {t("first")}
            </TextLink>
          </div>
        }
      >
        {t("text")}
      </EmptyState>
    </div>
  )
}
