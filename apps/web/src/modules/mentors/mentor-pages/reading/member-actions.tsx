import { complaintReasons, complaintReasonTexts } from "@shirube/vocabulary/editorial/complaints/choices"
import { useQuery } from "@tanstack/react-query"
import { Ban, Bell, BellRing, Flag, Pencil } from "lucide-react"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { type OptimisticCache, useAction } from "#web/lib/api/use-action.ts"
import { useApp, useHref, useUser } from "#web/lib/page/use-app.ts"
import { personalQuery } from "#web/lib/query/personal.ts"
import { Button } from "#web/ui/control/button.tsx"
import { TextAreaField } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { RadioField } from "#web/ui/form/option-fields.tsx"
import { Dialog } from "#web/ui/overlay/dialog.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { OWN_PAGE } from "../address.ts"
import type { Mentor } from "../queries.ts"

const tool =
  "inline-flex min-h-11 items-center gap-2 text-ink-soft text-sm hover:text-ink aria-pressed:text-shu-ink"

interface ActionProps {
  readonly mentor: Mentor
}

/** Following, reporting and blocking; its owner changes the page instead. */
export function MemberActions({ mentor }: ActionProps) {
  const t = useTranslations("mentorActions")
  const href = useHref()
  const { data } = useQuery(personalQuery(`mentor:${mentor.id}`))
  if (useUser()?.id === mentor.id)
    return (
      <a href={href(OWN_PAGE)} className={tool}>
        <Pencil aria-hidden className="size-4.5" />
        {t("edit")}
      </a>
    )
  return (
    <>
      <Follow mentor={mentor} />
      <Report mentor={mentor} />
      <Block mentor={mentor} />
      {data?.block.isBlocked ? <Notice>{t("block.hidden", { name: mentor.name })}</Notice> : null}
    </>
  )
}

/** Followers are notified of what the senpai publishes. */
function Follow({ mentor: { id } }: ActionProps) {
  const t = useTranslations("mentorActions")
  const { queryKey } = personalQuery(`mentor:${id}`)
  const { data } = useQuery(personalQuery(`mentor:${id}`))
  const showAs = (isFollowing: boolean) => (cache: OptimisticCache) =>
    cache.change(queryKey, (before) => ({ ...before, follow: { ...before.follow, isFollowing } }))
  const touches = ["follow"]
  const follow = useAction("PUT /v1/follows/{noun}/{id}", { optimistic: showAs(true), touches })
  const unfollow = useAction("DELETE /v1/follows/{noun}/{id}", { optimistic: showAs(false), touches })
  const isBusy = follow.underWay.length + unfollow.underWay.length > 0
  if (!data?.follow.mayFollow) return null
  const { isFollowing } = data.follow
  const Icon = isFollowing ? BellRing : Bell
  return (
    <button
      type="button"
      aria-pressed={isFollowing}
      onClick={() =>
        void (isBusy || (isFollowing ? unfollow : follow).run({ params: { noun: "mentor", id } }))
      }
      className={tool}
    >
      <Icon aria-hidden className="size-4.5" />
      {t(isFollowing ? "following" : "follow")}
    </button>
  )
}

function Report({ mentor: { id, name } }: ActionProps) {
  const t = useTranslations("mentorActions.report")
  const { status, locale } = useApp()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button type="button" aria-label={t("of", { name })} className={tool} onClick={() => setOpen(true)}>
        <Flag aria-hidden className="size-4.5" />
        {t("press")}
      </button>
      <Dialog open={isOpen} onClose={close} title={t("of", { name })} closeLabel={t("cancel")}>
        {isOpen ? (
          <Form
            route="PUT /v1/complaints/{noun}/{id}"
            params={{ noun: "mentor", id }}
            problems={t("problems")}
            className="grid gap-5"
            onDone={() => {
              close()
              status.show({ kind: "success", message: t("done") })
            }}
          >
            {(at) => (
              <>
                <p className="text-ink-soft">{t("text", { name })}</p>
                <RadioField
                  name={at("reason")}
                  label={t("question")}
                  missing={t("missing")}
                  required
                  options={complaintReasons.map((reason) => ({
                    value: reason,
                    label: complaintReasonTexts.mentor[reason][locale.language],
                  }))}
                />
                <TextAreaField name={at("words")} label={t("words")} help={t("wordsHelp")} rows={3} />
                <div className="flex flex-wrap justify-end gap-3">
                  <Button variant="quiet" onClick={close}>
                    {t("cancel")}
                  </Button>
                  <SubmitButton busyLabel={t("sending")}>{t("send")}</SubmitButton>
                </div>
              </>
            )}
          </Form>
        ) : null}
      </Dialog>
    </>
  )
}

/** Without notifying them. */
function Block({ mentor: { id, name } }: ActionProps) {
  const t = useTranslations("mentorActions.block")
  const [isOpen, setOpen] = useState(false)
  const block = useAction("PUT /v1/blocks/{id}", {
    touches: ["block", "blocks", "members", "mentors"],
    done: () => t("done", { name }),
    onDone: () => setOpen(false),
  })
  return (
    <>
      <button type="button" aria-label={t("of", { name })} className={tool} onClick={() => setOpen(true)}>
        <Ban aria-hidden className="size-4.5" />
        {t("press")}
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t("of", { name })} closeLabel={t("cancel")}>
        <p className="text-ink-soft">{t("text", { name })}</p>
        <div className="mt-5 flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={() => setOpen(false)}>
            {t("cancel")}
          </Button>
          <Button
            variant="danger"
            busy={block.underWay.length > 0}
            busyLabel={t("busy")}
            onClick={() => void block.run({ params: { id } })}
          >
            {t("press")}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
