import { LONGEST_HELLO } from "@shirube/vocabulary/people/hellos/choices"
import { useSuspenseQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { useApp, useMember } from "#web/lib/page/use-app.ts"
import { refetch } from "#web/lib/query/refetch.ts"
import { classNames } from "#web/ui/class-names.ts"
import { Button } from "#web/ui/control/button.tsx"
import { DraftKeeper } from "#web/ui/form/draft-keeper.tsx"
import { TextAreaField, TextField } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { HelloCard } from "./hello-card.tsx"
import { hellosQuery } from "./queries.ts"

interface GreetingProps {
  readonly person: { readonly id: string; readonly name: string }
}

/** In a member's details: saying hello, or the hellos between the two. */
export function Greeting({ person }: GreetingProps) {
  const t = useTranslations("hellos")
  const { id, role } = useMember()
  const { items } = useSuspenseQuery(hellosQuery).data
  const [isOpen, setOpen] = useState(false)
  const between = items.filter((hello) => hello.person.id === person.id)
  if (between.length > 0)
    return (
      <div className="grid gap-5 border-b pb-4">
        {between.map((hello) => (
          <HelloCard key={hello.id} hello={hello} />
        ))}
      </div>
    )
  if (id === person.id || (role !== "student" && role !== "senpai")) return null
  return (
    <div className={classNames(isOpen && "border-b pb-5")}>
      {isOpen ? (
        <HelloForm person={person} onClose={() => setOpen(false)} />
      ) : (
        <Button wide onClick={() => setOpen(true)}>
          {t("press")}
        </Button>
      )}
    </div>
  )
}

function HelloForm({ person: { id, name }, onClose }: GreetingProps & { readonly onClose: () => void }) {
  const t = useTranslations("hellos")
  const { queries, status } = useApp()
  return (
    <Form
      route="PUT /v1/members/{id}/hello"
      params={{ id }}
      problems={t("problems")}
      className="grid gap-4"
      onDone={() => {
        status.show({ kind: "success", message: t("sent") })
        refetch(queries.current(), ["hellos"])
        onClose()
      }}
    >
      {(at) => (
        <>
          <p className="text-ink-soft">{t("text", { name })}</p>
          <DraftKeeper of={`hello-${id}`} />
          <TextAreaField
            name={at("text")}
            id="hello-text"
            label={t("message")}
            help={t("messageHelp", { most: LONGEST_HELLO })}
            missing={t("messageMissing")}
            rows={3}
            required
          />
          <TextField
            name={at("contact")}
            id="hello-contact"
            label={t("contact")}
            help={t("contactHelp", { name })}
            missing={t("contactMissing")}
            autoComplete="off"
            required
          />
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="quiet" onClick={onClose}>
              {t("cancel")}
            </Button>
            <SubmitButton busyLabel={t("sending")}>{t("send")}</SubmitButton>
          </div>
        </>
      )}
    </Form>
  )
}
