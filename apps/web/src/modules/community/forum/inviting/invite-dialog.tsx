import { LONGEST_SEARCHED_NAME } from "@shirube/vocabulary/people/members/choices"
import { type Topic, topics } from "@shirube/vocabulary/topics"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import { usePaused } from "#web/lib/browser/use-paused.ts"
import { Button } from "#web/ui/control/button.tsx"
import { Field } from "#web/ui/control/field.tsx"
import { Select } from "#web/ui/control/select.tsx"
import { TextInput } from "#web/ui/control/text-input.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { Dialog } from "#web/ui/overlay/dialog.tsx"
import { Seal } from "#web/ui/picture/seal.tsx"
import { topicsQuery } from "../list/queries.ts"
import { Background } from "../thread/background.tsx"
import { invitableQuery, invitationsQuery, invitationTags } from "./queries.ts"

interface InviteDialogProps {
  readonly questionId: string
  readonly open: boolean
  readonly onClose: () => void
}

export function InviteDialog({ questionId, open, onClose }: InviteDialogProps) {
  const t = useTranslations("asking")
  const { data } = useQuery({ ...invitationsQuery(questionId), enabled: open })
  return (
    <Dialog open={open} onClose={onClose} title={t("invite")} closeLabel={t("close")}>
      <div className="grid gap-5">
        <p className="text-ink-soft">{t("inviteLead", { most: data?.most ?? 3 })}</p>
        {data ? (
          <>
            <InvitedPeople invited={data.items} />
            {data.isOpen ? <Search questionId={questionId} /> : <p>{t("inviteFull")}</p>}
          </>
        ) : (
          <Skeleton shape="text" lines={4} label={t("loading")} />
        )}
      </div>
    </Dialog>
  )
}

type Invited = NonNullable<Awaited<ReturnType<NonNullable<ReturnType<typeof invitationsQuery>["queryFn"]>>>>

function InvitedPeople({ invited }: { invited: Invited["items"] }) {
  const t = useTranslations("asking")
  if (invited.length === 0) return null
  return (
    <ul aria-label={t("invitedPeople")} className="divide-y border-y">
      {invited.map(({ id, name, seal, state }) => (
        <li key={id} className="flex min-h-12 items-center gap-3 py-2">
          <Seal text={seal} className="size-8!" />
          <span className="wrap-anywhere min-w-0 flex-1 font-semibold">{name}</span>
          <span className="text-ink-soft text-sm">{t(`invitationState.${state}`)}</span>
        </li>
      ))}
    </ul>
  )
}

function Search({ questionId }: { questionId: string }) {
  const t = useTranslations("asking")
  const [name, setName] = useState("")
  const [topic, setTopic] = useState<Topic | "">("")
  const wanted = usePaused(name.trim())
  const known = useQuery(topicsQuery()).data?.items ?? []
  const { data } = useQuery(invitableQuery(questionId, { name: wanted, topic }))
  const invite = useAction("PUT /v1/questions/{id}/invitations/{person}", {
    touches: invitationTags(questionId),
    done: () => t("inviteDone"),
  })
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t("inviteName")}>
          {(control) => (
            <TextInput
              {...control}
              type="search"
              value={name}
              maxLength={LONGEST_SEARCHED_NAME}
              autoComplete="off"
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Field label={t("inviteTopic")}>
          {(control) => (
            <Select
              {...control}
              value={topic}
              placeholder={t("inviteAnyTopic")}
              options={known.map((each) => ({ value: each.key, label: each.name }))}
              onChange={({ target: { value } }) => setTopic(topics.find((each) => each === value) ?? "")}
            />
          )}
        </Field>
      </div>
      {data ? (
        <ul aria-label={t("invitable")} aria-live="polite" className="divide-y">
          {data.items.length === 0 ? <li className="py-3 text-ink-soft">{t("inviteNobody")}</li> : null}
          {data.items.map((person) => (
            <li key={person.id} className="flex flex-wrap items-center gap-3 py-3">
              <Seal text={person.seal} className="size-10!" />
              <span className="min-w-40 flex-1">
                <span className="wrap-anywhere block font-semibold">{person.name}</span>
                {person.background ? <Background background={person.background} /> : null}
                <span className="block text-ink-faint text-sm">
                  {person.topics.map((each) => each.name).join(" · ")}
                </span>
              </span>
              <Button
                variant="secondary"
                aria-label={t("inviteOne", { name: person.name })}
                busy={invite.underWay.some(({ params }) => params.person === person.id)}
                onClick={() => void invite.run({ params: { id: questionId, person: person.id } })}
              >
                {t("invitePress")}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton shape="text" lines={4} label={t("loading")} />
      )}
    </div>
  )
}
