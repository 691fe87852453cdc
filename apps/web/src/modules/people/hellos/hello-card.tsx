import { useTranslations } from "use-intl"
import { ReportTool } from "#web/kits/subject-tools/report-tool.tsx"
import { useAction } from "#web/lib/api/use-action.ts"
import { useApp } from "#web/lib/page/use-app.ts"
import { refetch } from "#web/lib/query/refetch.ts"
import { useDay } from "#web/lib/time/use-time-text.ts"
import { Button } from "#web/ui/control/button.tsx"
import { TextField } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import type { Hello } from "./queries.ts"

interface CardProps {
  readonly hello: Hello
}

/** One hello: what can be done with it depends on who sent it, and whether it was accepted. */
export function HelloCard({ hello }: CardProps) {
  const t = useTranslations("hellos")
  const day = useDay()
  const { name } = hello.person
  if (hello.isAccepted)
    return (
      <div className="grid gap-3">
        {hello.contact === null ? (
          <p>{t("noContact", { name })}</p>
        ) : (
          <dl>
            <dt className="text-ink-soft text-sm">{t("reach", { name })}</dt>
            <dd className="wrap-anywhere select-all font-semibold">{hello.contact}</dd>
          </dl>
        )}
        <p className="flex flex-wrap gap-x-3">
          <RemoveButton hello={hello} as="end" />
          {hello.isOwn ? null : <Report hello={hello} />}
        </p>
      </div>
    )
  if (hello.isOwn)
    return (
      <div className="grid gap-1">
        <p>{t("waits", { name, day: day(hello.sentAt) })}</p>
        <p>
          <RemoveButton hello={hello} as="withdraw" />
        </p>
      </div>
    )
  return <Received hello={hello} />
}

function Received({ hello }: CardProps) {
  const t = useTranslations("hellos")
  const { queries, status } = useApp()
  const { id, text, person } = hello
  const { name } = person
  return (
    <div className="grid gap-3">
      <blockquote className="wrap-anywhere voice-text whitespace-pre-line border-rule-strong border-s-3 ps-4">
        {text}
      </blockquote>
      <p className="text-ink-soft">{t("acceptLead", { name })}</p>
      <Form
        route="PUT /v1/hellos/{id}/acceptance"
        params={{ id }}
        problems={t("problems")}
        className="grid gap-3"
        prepare={({ contact, ...rest }) => (contact ? { ...rest, contact } : rest)}
        onDone={() => {
          status.show({ kind: "success", message: t("accepted", { name }) })
          refetch(queries.current(), ["hellos"])
        }}
      >
        {(at) => (
          <>
            <TextField
              name={at("contact")}
              id={`own-contact-${id}`}
              label={t("ownContact", { name })}
              help={t("ownContactHelp")}
              autoComplete="off"
            />
            <p className="flex flex-wrap items-center gap-3">
              <SubmitButton aria-label={t("acceptOf", { name })} busyLabel={t("accepting")}>
                {t("accept")}
              </SubmitButton>
              <RemoveButton hello={hello} as="decline" />
              <Report hello={hello} />
            </p>
          </>
        )}
      </Form>
    </div>
  )
}

const Report = ({ hello: { id, person } }: CardProps) => {
  const t = useTranslations("hellos")
  const { name } = person
  return <ReportTool noun="hello" id={id} title={t("reportOf", { name })} text={t("reportText", { name })} />
}

const removedTexts = { end: "ended", withdraw: "withdrawn", decline: "declined" } as const

function RemoveButton({ hello, as }: CardProps & { readonly as: keyof typeof removedTexts }) {
  const t = useTranslations("hellos")
  const { name } = hello.person
  const remove = useAction("DELETE /v1/hellos/{id}", {
    touches: ["hellos"],
    done: () => t(removedTexts[as], { name }),
  })
  return (
    <Button
      variant="quiet"
      className={as === "decline" ? undefined : "px-0!"}
      aria-label={t(`${as}Of`, { name })}
      busy={remove.underWay.length > 0}
      onClick={() => void remove.run({ params: { id: hello.id } })}
    >
      {t(as)}
    </Button>
  )
}
