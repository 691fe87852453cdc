import { useTranslations } from "use-intl"
import type { Address } from "#web/lib/page/address.ts"
import { useApp, useHref, useIsMember } from "#web/lib/page/use-app.ts"
import type { Queries } from "#web/lib/query/queries.ts"
import { useLoaded } from "#web/lib/query/use-loaded.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { FilmCover } from "#web/ui/picture/film-cover.tsx"
import { RubyText } from "#web/ui/text/ruby-text.tsx"
import { courseHref } from "../address.ts"
import type { CourseSummary } from "../queries.ts"
import { StartFrame } from "./start-frame.tsx"

const loadContinueCourse = async (queries: Queries) => {
  const [part] = await Promise.all([import("./continue-course.tsx"), queries.open()])
  return part.ContinueCourse
}

interface FirstStepsProps {
  /** Path of the calendar. */
  readonly calendar: Address
  readonly first: CourseSummary | undefined
}

/** Links members to their last lesson, and everyone else to a first step. Reserves its space until that is known. */
export function Start({ calendar, first }: FirstStepsProps) {
  const t = useTranslations("hubs.learning.start")
  const isMember = useIsMember()
  const ContinueCourse = useLoaded(isMember && loadContinueCourse, useApp().queries)
  const beginning = <FirstSteps calendar={calendar} first={first} />
  if (!isMember) return beginning
  return ContinueCourse ? (
    <ContinueCourse otherwise={beginning} />
  ) : (
    <StartFrame title={t("goOn")}>
      <Skeleton shape="text" lines={3} label={t("loading")} />
    </StartFrame>
  )
}

/** First the calendar, then a course. */
function FirstSteps({ calendar, first }: FirstStepsProps) {
  const t = useTranslations("hubs.learning.start")
  const href = useHref()
  return (
    <StartFrame
      title={t("first")}
      picture={first ? <FilmCover topic={first.topics[0]?.key} seed={first.id} /> : undefined}
    >
      <p className="voice-text max-w-measure">
        {t("firstText")} {first ? t("thenFilm") : null}
      </p>
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <ButtonLink href={href(calendar)}>{t("calendar")}</ButtonLink>
        {first ? (
          <TextLink kind="stand-alone" href={href(courseHref(first.id))}>
            <span lang={first.language}>
              <RubyText segments={first.titleRuby} />
            </span>
          </TextLink>
        ) : null}
      </p>
    </StartFrame>
  )
}
