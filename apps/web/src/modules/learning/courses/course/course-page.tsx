import { useTranslations } from "use-intl"
import { ContentNotFound } from "#web/kits/not-found/content-not-found.tsx"
import { rememberHere } from "#web/lib/auth/remember-here.ts"
import { useApp, useHref, useIsMember } from "#web/lib/page/use-app.ts"
import type { Queries } from "#web/lib/query/queries.ts"
import { useLoaded } from "#web/lib/query/use-loaded.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { ShareButton } from "#web/ui/control/share-button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { ItemActions } from "#web/ui/list/item-actions.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { categoryLook } from "#web/ui/picture/category-look.ts"
import { CategoryMark } from "#web/ui/picture/category-mark.tsx"
import { FilmCover } from "#web/ui/picture/film-cover.tsx"
import { Seal } from "#web/ui/picture/seal.tsx"
import { FuriganaChoice } from "#web/ui/site/furigana-choice.tsx"
import { PageBreadcrumbs } from "#web/ui/site/page-breadcrumbs.tsx"
import { RubyText } from "#web/ui/text/ruby-text.tsx"
import { coursesHref } from "../address.ts"
import { CourseFacts, useAuthorName } from "../course-facts.tsx"
import { usePlaces } from "../places.ts"
import type { Course, PreviewedCourse } from "../queries.ts"
import { CourseOutline } from "./course-outline.tsx"

const loadProgress = async (queries: Queries) => {
  const [part] = await Promise.all([import("./own-course-progress.tsx"), queries.open()])
  return part.OwnCourseProgress
}

interface CourseProps {
  readonly course: Course | PreviewedCourse
}

/** Also used by the preview, without actions. */
export function CoursePage({ course }: CourseProps) {
  return (
    <article key={course.id} className="pb-10">
      <CourseHeader course={course} />
      <div className="page editorial mt-8 gap-y-8! lg:mt-12">
        <div className="col-main lg:row-start-1">
          <CourseProgress course={course} />
        </div>
        <div className="col-margin lg:row-span-2 lg:row-start-1">
          <Outcomes course={course} />
        </div>
        <div className="col-main lg:row-start-2">
          <CourseOutline course={course} />
        </div>
      </div>
    </article>
  )
}

function CourseHeader({ course }: CourseProps) {
  const t = useTranslations("courses")
  const href = useHref()
  const places = usePlaces()
  const [topic] = course.topics
  return (
    <header className="page">
      <PageBreadcrumbs
        label={t("breadcrumbs")}
        above={[
          { href: href("/"), label: t("home") },
          { href: href(coursesHref("/learning/courses")), label: t("title") },
        ]}
        page={{ ...course, href: href(places.course(course.id)) }}
      />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-12 lg:gap-x-12">
        <div className="grid grid-cols-1 content-start gap-4 lg:col-span-7 lg:gap-5">
          {topic ? (
            <CategoryMark
              label={topic.name}
              {...categoryLook(topic.key)}
              href={href(coursesHref("/learning/courses", { topic: topic.key }))}
            />
          ) : null}
          <h1 lang={course.language} className="voice-serif text-title md:text-display">
            <RubyText segments={course.titleRuby} />
          </h1>
          <p lang={course.language} className="voice-text max-w-measure text-ink-soft text-lead">
            <RubyText segments={course.summaryRuby} />
          </p>
          <CourseFacts course={course} />
          <Author course={course} />
        </div>
        <div className="lg:col-span-5">
          <FilmCover topic={topic?.key} seed={course.id} />
        </div>
      </div>
      {places.isPreview ? null : <Tools course={course} />}
      {course.isFallback ? (
        <div className="mt-4">
          <Notice title={t("fallback.title", { language: t(`languages.${course.language}`) })}>
            {t("fallback.text")}
          </Notice>
        </div>
      ) : null}
    </header>
  )
}

function Author({ course: { author } }: CourseProps) {
  const nameOf = useAuthorName()
  return (
    <div className="flex items-center gap-3">
      {author?.seal ? <Seal text={author.seal} className="size-10" /> : null}
      <p className="font-semibold">{nameOf(author)}</p>
    </div>
  )
}

function Tools({ course }: CourseProps) {
  const t = useTranslations("courses")
  return (
    <div className="no-print mt-6 flex flex-wrap items-center gap-x-8 gap-y-1 border-y py-1">
      {course.language === "ja" ? (
        <div className="noscript:hidden">
          <FuriganaChoice />
        </div>
      ) : null}
      <ItemActions thing={`course:${course.id}`} title={course.title} look="words" />
      {course.savedBy === null ? null : (
        <p className="text-ink-faint text-sm">{t("savedBy", { count: course.savedBy })}</p>
      )}
      <ShareButton
        title={course.title}
        labels={{ share: t("share"), copied: t("copied"), copyFailed: t("copyFailed") }}
      />
    </div>
  )
}

/** The next step: the first lesson for visitors, the current lesson for members. */
function CourseProgress({ course }: CourseProps) {
  const t = useTranslations("courses")
  const href = useHref()
  const places = usePlaces()
  const isMember = useIsMember()
  const Own = useLoaded(isMember && !places.isPreview && loadProgress, useApp().queries)
  const first = course.chapters[0]?.lessons[0]
  if (Own) return <Own course={course} />
  if (!first) return null
  return (
    <div className="grid justify-items-start gap-3">
      <ButtonLink href={href(places.lesson(course.id, first.key))} size="large">
        {t("begin")}
      </ButtonLink>
      {isMember ? null : (
        <p className="max-w-measure text-ink-soft">
          {t("invitation")}{" "}
          <TextLink href={href("/sign-in")} rel="nofollow" onClick={rememberHere}>
            {t("signIn")}
          </TextLink>
        </p>
      )}
    </div>
  )
}

function Outcomes({ course }: CourseProps) {
  const t = useTranslations("courses")
  if (course.outcomes.length === 0) return null
  return (
    <section aria-labelledby="outcomes" className="bg-washi p-5 sm:p-6">
      <h2 id="outcomes" className="voice-serif text-heading">
        {t("outcomes")}
      </h2>
      <ul lang={course.language} className="mt-3 grid list-disc gap-2 ps-5">
        {course.outcomes.map((outcome) => (
          <li key={outcome.map(({ text }) => text).join("")}>
            <RubyText segments={outcome} />
          </li>
        ))}
      </ul>
    </section>
  )
}

export function CourseSkeleton() {
  return (
    <div className="page pt-14">
      <Skeleton shape="article" label={useTranslations("courses")("loading")} />
    </div>
  )
}

export function CourseNotFound() {
  const t = useTranslations("courses.notFound")
  const href = useHref()
  return (
    <ContentNotFound title={t("title")} text={t("text")} back={{ href: href("/course"), label: t("back") }} />
  )
}
