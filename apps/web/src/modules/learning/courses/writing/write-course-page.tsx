import { useNavigate } from "@tanstack/react-router"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { Button } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { AskedEnding, EndingSection } from "#web/ui/text/ending-section.tsx"
import { courseHref } from "../address.ts"
import { Editor } from "../editor/editor.tsx"
import { CourseProof } from "./course-proof.tsx"
import type { CourseDraft, CourseDraftStatus } from "./queries.ts"

export const OWN_COURSES = "/account/courses"

/** Shows the editor, or the submitted course while it is under review or once it is declined. */
export function WriteCoursePage({ draft: loaded }: { draft: CourseDraft }) {
  const t = useTranslations("ownCourses")
  const href = useHref()
  const [draft, setDraft] = useState(loaded)
  const [status, setStatus] = useState<CourseDraftStatus>(loaded)
  /** Counts how often another window's draft was taken; each time the editor remounts. */
  const [taken, setTaken] = useState(0)
  const isOver = status.state === "declined" && status.courseId === null && status.takenDownBy === null
  const isWaiting = status.state === "waiting"
  return (
    <div className="page py-8 md:py-14">
      <TextLink kind="stand-alone" href={href(OWN_COURSES)}>
        ← {t("title")}
      </TextLink>
      <h1 className="voice-serif mt-2 text-title">{t(draft.version === 0 ? "write" : "change")}</h1>
      <div className="mt-6 grid grid-cols-1 gap-8">
        <StatusNotice status={status} />
        {isWaiting ? <WithdrawCourse id={draft.id} onDone={setStatus} /> : null}
        {isWaiting || isOver ? (
          <CourseProof draft={draft} />
        ) : (
          <Editor
            key={taken}
            draft={draft}
            status={status}
            onStatus={setStatus}
            onReplaced={(other) => {
              setDraft(other)
              setStatus(other)
              setTaken(taken + 1)
            }}
          />
        )}
        {status.version === 0 ? null : <CourseUnpublishSection status={status} onStatus={setStatus} />}
      </div>
    </div>
  )
}

/** The review status, and what readers see meanwhile. */
function StatusNotice({ status }: { status: CourseDraftStatus }) {
  const { state, reason, courseId, languages, takenDownBy } = status
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

/** A draft under review is read-only: the editors see exactly what was submitted. Withdrawing makes it editable. */
function WithdrawCourse({ id, onDone }: { id: string; onDone: (status: CourseDraftStatus) => void }) {
  const t = useTranslations("ownCourses")
  const withdrawal = useAction("DELETE /v1/course-drafts/{id}/review", {
    touches: ["course-drafts"],
    done: () => t("withdrawn"),
    onDone,
  })
  return (
    <p>
      <Button
        variant="secondary"
        busy={withdrawal.underWay.length > 0}
        onClick={() => void withdrawal.run({ params: { id } })}
      >
        {t("withdraw")}
      </Button>
    </p>
  )
}

interface EndingProps {
  readonly status: CourseDraftStatus
  readonly onStatus: (status: CourseDraftStatus) => void
}

/** Published courses are unpublished and republished; never-published ones are deleted. */
function CourseUnpublishSection({ status, onStatus }: EndingProps) {
  if (status.courseId !== null) return <TakeDown id={status.id} onStatus={onStatus} />
  if (status.takenDownBy === "author") return <PutBack id={status.id} onStatus={onStatus} />
  return status.takenDownBy === "editor" ? null : <Remove id={status.id} />
}

const touches = ["course-drafts"]

function Remove({ id }: { id: string }) {
  const t = useTranslations("ownCourses")
  const href = useHref()
  const navigate = useNavigate()
  const remove = useAction("DELETE /v1/course-drafts/{id}", { touches, done: () => t("removed") })
  return (
    <AskedEnding
      title={t("removeTitle")}
      text={t("removeText")}
      label={t("removeCourse")}
      ask={t("removeAsk")}
      cancel={t("cancel")}
      busyLabel={t("removing")}
      isBusy={remove.underWay.length > 0}
      onYes={async () => {
        if (await remove.run({ params: { id } }))
          await navigate({ href: href("/account/courses"), ignoreBlocker: true })
      }}
    />
  )
}

interface PublicationProps extends Pick<EndingProps, "onStatus"> {
  readonly id: string
}

function TakeDown({ id, onStatus }: PublicationProps) {
  const t = useTranslations("ownCourses")
  const takeDown = useAction("DELETE /v1/course-drafts/{id}/publication", {
    touches,
    done: () => t("takenDownDone"),
    onDone: onStatus,
  })
  return (
    <AskedEnding
      title={t("takeDownTitle")}
      text={t("takeDownText")}
      label={t("takeDown")}
      ask={t("takeDownAsk")}
      cancel={t("cancel")}
      busyLabel={t("takingDown")}
      isBusy={takeDown.underWay.length > 0}
      onYes={() => takeDown.run({ params: { id } })}
    />
  )
}

function PutBack({ id, onStatus }: PublicationProps) {
  const t = useTranslations("ownCourses")
  const putBack = useAction("PUT /v1/course-drafts/{id}/publication", {
    touches,
    done: () => t("putBackDone"),
    onDone: onStatus,
  })
  return (
    <EndingSection title={t("putBackTitle")} text={t("putBackText")}>
      <Button
        variant="secondary"
        busy={putBack.underWay.length > 0}
        onClick={() => void putBack.run({ params: { id } })}
      >
        {t("putBack")}
      </Button>
    </EndingSection>
  )
}
