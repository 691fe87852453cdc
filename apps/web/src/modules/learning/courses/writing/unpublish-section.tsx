import { useNavigate } from "@tanstack/react-router"
import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { Button } from "#web/ui/control/button.tsx"
import { AskedEnding, EndingSection } from "#web/ui/text/ending-section.tsx"
import type { CourseDraftStatus } from "./queries.ts"

interface EndingProps {
  readonly standing: CourseDraftStatus
  readonly onStanding: (standing: CourseDraftStatus) => void
}

/** Published courses are unpublished and republished; never-published ones are deleted. */
export function CourseUnpublishSection({ standing, onStanding }: EndingProps) {
  if (standing.courseId !== null) return <TakeDown id={standing.id} onStanding={onStanding} />
  if (standing.takenDownBy === "author") return <PutBack id={standing.id} onStanding={onStanding} />
  return standing.takenDownBy === "editor" ? null : <Remove id={standing.id} />
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

interface PublicationProps extends Pick<EndingProps, "onStanding"> {
  readonly id: string
}

function TakeDown({ id, onStanding }: PublicationProps) {
  const t = useTranslations("ownCourses")
  const takeDown = useAction("DELETE /v1/course-drafts/{id}/publication", {
    touches,
    done: () => t("takenDownDone"),
    onDone: onStanding,
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

function PutBack({ id, onStanding }: PublicationProps) {
  const t = useTranslations("ownCourses")
  const putBack = useAction("PUT /v1/course-drafts/{id}/publication", {
    touches,
    done: () => t("putBackDone"),
    onDone: onStanding,
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
