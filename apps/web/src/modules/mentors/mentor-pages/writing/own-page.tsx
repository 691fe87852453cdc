import { useState } from "react"
import { useTranslations } from "use-intl"
import { useApp, useHref, useMember } from "#web/lib/page/use-app.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { TextAreaField } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { mentorHref } from "../../directory/address.ts"
import { Editor } from "./editor.tsx"
import type { LoadedOwnPage, MentorRemoval, OwnMentorPage } from "./queries.ts"

export function OwnPage({ loaded }: { loaded: LoadedOwnPage }) {
  const [page, setPage] = useState(loaded.page)
  /** Counts how often the page was replaced by another window's; each time the editor remounts. */
  const [taken, setTaken] = useState(0)
  return (
    <Editor
      key={taken}
      page={page}
      status={(isPublished) => (
        <>
          <RemovalNotice removal={loaded.removal} />
          <PageStatus isPublished={isPublished} />
        </>
      )}
      onReplaced={(other: OwnMentorPage) => {
        setPage(other)
        setTaken(taken + 1)
      }}
    />
  )
}

function PageStatus({ isPublished }: { isPublished: boolean }) {
  const t = useTranslations("ownMentorPage")
  const href = useHref()
  const { id } = useMember()
  return (
    <Notice kind={isPublished ? "success" : "info"} title={t(isPublished ? "live.title" : "hidden.title")}>
      <p>{t(isPublished ? "live.text" : "hidden.text")}</p>
      {isPublished ? (
        <TextLink kind="stand-alone" href={href(mentorHref(id))}>
          {t("live.see")} →
        </TextLink>
      ) : null}
    </Notice>
  )
}

/** Editors have taken the page down; its owner corrects it, or writes to them once. */
function RemovalNotice({ removal }: { removal: MentorRemoval }) {
  const t = useTranslations("ownMentorPage.removal")
  const { status } = useApp()
  const [hasAppealed, setAppealed] = useState(removal?.hasAppealed ?? false)
  if (!removal) return null
  return (
    <Notice kind="warn" title={t("title")}>
      {removal.reason ? <p className="wrap-anywhere my-2 whitespace-pre-line">{removal.reason}</p> : null}
      <p>{t(removal.isForGood ? "forGood" : "untilFixed")}</p>
      {hasAppealed ? (
        <p className="mt-2">{t("appealed")}</p>
      ) : (
        <Form
          route="POST /v1/mentors/me/removal/appeal"
          problems={t("problems")}
          className="mt-4 grid gap-4"
          onDone={() => {
            setAppealed(true)
            status.show({ kind: "success", message: t("sent") })
          }}
        >
          {(at) => (
            <>
              <TextAreaField name={at("text")} label={t("words")} missing={t("missing")} required rows={4} />
              <div>
                <SubmitButton variant="secondary" busyLabel={t("sending")}>
                  {t("send")}
                </SubmitButton>
              </div>
            </>
          )}
        </Form>
      )}
    </Notice>
  )
}
