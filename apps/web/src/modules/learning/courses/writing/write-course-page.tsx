import { useState } from "react"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { courseHref } from "../address.ts"
import { Editor } from "../editor/editor.tsx"
import { CourseProof } from "./course-proof.tsx"
import type { CourseDraft, CourseDraftStatus } from "./queries.ts"
import { CourseUnpublishSection } from "./unpublish-section.tsx"
import { WithdrawCourse } from "./withdraw-course.tsx"

export const OWN_COURSES = "/account/courses"

/** Shows the editor, or the submitted course while it is under review or once it is declined. */
export function WriteCoursePage({ draft: loaded }: { draft: CourseDraft }) {
  const t = useTranslations("ownCourses")
  const href = useHref()
  const [draft, setDraft] = useState(loaded)
  const [standing, setStanding] = useState<CourseDraftStatus>(loaded)
  /** Counts how often another window's draft was taken; each time the editor remounts. */
  const [taken, setTaken] = useState(0)
  const isOver = standing.state === "declined" && standing.courseId === null && standing.takenDownBy === null
  const isWaiting = standing.state === "waiting"
  return (
    <div className="page py-8 md:py-14">
      <TextLink kind="stand-alone" href={href(OWN_COURSES)}>
        ← {t("title")}
      </TextLink>
      <h1 className="voice-serif mt-2 text-title">{t(draft.version === 0 ? "write" : "change")}</h1>
      <div className="mt-6 grid grid-cols-1 gap-8">
        <StandingNotice standing={standing} />
        {isWaiting ? <WithdrawCourse id={draft.id} onDone={setStanding} /> : null}
        {isWaiting || isOver ? (
          <CourseProof draft={draft} />
        ) : (
          <Editor
            key={taken}
            draft={draft}
            standing={standing}
            onStanding={setStanding}
            onReplaced={(other) => {
              setDraft(other)
              setStanding(other)
              setTaken(taken + 1)
            }}
          />
        )}
        {standing.version === 0 ? null : (
          <CourseUnpublishSection standing={standing} onStanding={setStanding} />
        )}
      </div>
    </div>
  )
}

/** The review status, and what readers see meanwhile. */
function StandingNotice({ standing }: { standing: CourseDraftStatus }) {
  const { state, reason, courseId, languages, takenDownBy } = standing
  const t = useTranslations("ownCourses")
  const href = useHref()
  if (takenDownBy && state !== "waiting" && state !== "returned")
    return <Notice title={t(`takenDown.${takenDownBy}`)}>{t(`takenDownText.${takenDownBy}`)}</Notice>
  if (state === "draft" && courseId === null) return null
  const [only] = languages.length === 1 ? languages : []
  return (
    <Notice title={t(`state.${state}`)}>
      {reason === null ? t(`stateText.${state}`) : <p>{reason}</p>}
      {courseId === null ? null : (
        <p>
          {only ? `${t("shownIn", { language: t(`languages.${only}`) })} ` : null}
          <TextLink kind="stand-alone" href={href(courseHref(courseId))}>
            {t(state === "published" ? "see" : "seeOld")} →
          </TextLink>
        </p>
      )}
    </Notice>
  )
}
