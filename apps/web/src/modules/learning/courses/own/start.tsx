import type { Topic } from "@shirube/vocabulary/topics"
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

/** How far a member is on the way to a job. */
interface OwnStage {
  readonly name: string
  readonly text: string
  /** The id of its section on this page. */
  readonly section: string
  readonly topic: Topic
  readonly items: readonly {
    readonly id: string
    readonly href: Address
    readonly language: string
    readonly titleRuby: Parameters<typeof RubyText>[0]["segments"]
  }[]
}

interface StartProps extends FirstStepsProps {
  /** Null if it is unknown, undefined until that is known. */
  readonly stage: OwnStage | null | undefined
}

/**
 * Links members to their last lesson, or to what their stage is about, and everyone else to a first step. Reserves its
 * space until that is known.
 */
export function Start({ calendar, first, stage }: StartProps) {
  const t = useTranslations("hubs.learning.start")
  const isMember = useIsMember()
  const ContinueCourse = useLoaded(isMember && loadContinueCourse, useApp().queries)
  const beginning = <FirstSteps calendar={calendar} first={first} />
  if (!isMember) return beginning
  const loading = (
    <StartFrame title={t("goOn")}>
      <Skeleton shape="text" lines={3} label={t("loading")} />
    </StartFrame>
  )
  if (!ContinueCourse) return loading
  const otherwise = stage ? <OwnStageSteps stage={stage} /> : stage === null ? beginning : loading
  return <ContinueCourse otherwise={otherwise} />
}

function OwnStageSteps({ stage: { name, text, section, topic, items } }: { stage: OwnStage }) {
  const t = useTranslations("hubs.learning.start")
  const href = useHref()
  const [item] = items
  return (
    <StartFrame title={t("stage", { name })} picture={<FilmCover topic={topic} seed={section} play="none" />}>
      <p className="voice-text max-w-measure">{text}</p>
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <ButtonLink href={`#${section}`}>{t("toStage")}</ButtonLink>
        {item ? (
          <TextLink kind="stand-alone" href={href(item.href)}>
            <span lang={item.language}>
              <RubyText segments={item.titleRuby} />
            </span>
          </TextLink>
        ) : null}
      </p>
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
