import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import { useApp } from "#web/lib/page/use-app.ts"
import { refetch } from "#web/lib/query/refetch.ts"
import { Button } from "#web/ui/control/button.tsx"
import { SelectField } from "#web/ui/form/choice-fields.tsx"
import { TextAreaField } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { TEMPLATES_TAG, type Template, type TemplatesOfKind, templatesQuery } from "./queries.ts"

/** The prepared texts of every kind of review that this editor decides. */
export function TemplatesPage() {
  const t = useTranslations("decisionTemplates")
  const { items } = useSuspenseQuery(templatesQuery).data
  return (
    <>
      <h1 className="voice-serif text-heading">{t("title")}</h1>
      <p className="mt-1 max-w-measure text-ink-soft text-sm">{t("lead")}</p>
      <div className="mt-5 grid max-w-5xl gap-3">
        {items.map((item) => (
          <details key={item.kind} className="border-b pb-3">
            <summary className="min-h-11 cursor-pointer py-2 font-semibold">
              {t("kind", { title: item.title, count: item.templates.length })}
            </summary>
            <OfKind item={item} />
          </details>
        ))}
      </div>
    </>
  )
}

function OfKind({ item }: { item: TemplatesOfKind }) {
  const t = useTranslations("decisionTemplates")
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <ul className="divide-y">
        {item.templates.map((template) => (
          <Entry key={template.key} item={item} template={template} />
        ))}
      </ul>
      {isAdding ? (
        <AddForm item={item} onDone={() => setAdding(false)} />
      ) : (
        <Button
          variant="secondary"
          className="mt-2"
          aria-label={t("addTo", { title: item.title })}
          onClick={() => setAdding(true)}
        >
          {t("add")}
        </Button>
      )}
    </>
  )
}

function useOutcomeLabel({ outcomes }: TemplatesOfKind) {
  const t = useTranslations("editors.choose")
  return (outcome: Template["outcome"]) =>
    outcomes.find((each) => each.outcome === outcome)?.label ?? t(outcome)
}

function Entry({ item, template }: { item: TemplatesOfKind; template: Template }) {
  const t = useTranslations("decisionTemplates")
  const { language } = useApp().locale
  const labelOf = useOutcomeLabel(item)
  const [isOpen, setOpen] = useState(false)
  const { key, outcome, en, ja } = template
  const text = template[language]
  const remove = useAction("DELETE /v1/editors/templates/{kind}/{key}", {
    touches: [TEMPLATES_TAG],
    done: () => t("removed"),
  })
  return (
    <li className="py-4">
      <p className="text-ink-soft text-sm">{labelOf(outcome)}</p>
      <div className="mt-1 grid gap-x-8 gap-y-2 md:grid-cols-2">
        <p lang="en" className="wrap-anywhere whitespace-pre-line">
          {en}
        </p>
        <p lang="ja" className="wrap-anywhere whitespace-pre-line">
          {ja}
        </p>
      </div>
      <div className="mt-1 flex flex-wrap gap-2">
        <Button
          variant="quiet"
          className="ps-0!"
          aria-expanded={isOpen}
          aria-label={t("changeOf", { text })}
          onClick={() => setOpen(!isOpen)}
        >
          {t("change")}
        </Button>
        <Button
          variant="quiet"
          busy={remove.underWay.length > 0}
          busyLabel={t("removing")}
          aria-label={t("removeOf", { text })}
          onClick={() => void remove.run({ params: { kind: item.kind, key } })}
        >
          {t("remove")}
        </Button>
      </div>
      {isOpen ? <ChangeForm item={item} template={template} onDone={() => setOpen(false)} /> : null}
    </li>
  )
}

function useSaved(onDone: () => void) {
  const t = useTranslations("decisionTemplates")
  const cache = useQueryClient()
  const { status } = useApp()
  return () => {
    status.show({ kind: "success", message: t("saved") })
    refetch(cache, [TEMPLATES_TAG])
    onDone()
  }
}

interface FormProps {
  readonly item: TemplatesOfKind
  readonly onDone: () => void
}

function ChangeForm({
  item,
  template: { key, version, en, ja },
  onDone,
}: FormProps & { template: Template }) {
  const t = useTranslations("decisionTemplates")
  const form = useTranslations("editors")
  const saved = useSaved(onDone)
  const id = `${item.kind}-${key}`
  return (
    <Form
      route="PUT /v1/editors/templates/{kind}/{key}"
      params={{ kind: item.kind, key }}
      start={{ en, ja }}
      fixed={{ version }}
      problems={form("problems")}
      className="mt-3 grid gap-4"
      onDone={saved}
    >
      {(at) => (
        <>
          <div className="grid gap-4 md:grid-cols-2">
            <TextAreaField
              name={at("en")}
              id={`en-${id}`}
              label={t("en")}
              help={t("textHelp")}
              rows={4}
              required
            />
            <TextAreaField
              name={at("ja")}
              id={`ja-${id}`}
              label={t("ja")}
              help={t("textHelp")}
              rows={4}
              required
            />
          </div>
          <SubmitButton className="justify-self-start" busyLabel={form("deciding")}>
            {t("save")}
          </SubmitButton>
        </>
      )}
    </Form>
  )
}

function AddForm({ item, onDone }: FormProps) {
  const t = useTranslations("decisionTemplates")
  const form = useTranslations("editors")
  const saved = useSaved(onDone)
  const labelOf = useOutcomeLabel(item)
  const { kind } = item
  return (
    <Form
      route="POST /v1/editors/templates/{kind}"
      params={{ kind }}
      problems={form("problems")}
      className="mt-3 grid gap-4"
      onDone={saved}
    >
      {(at) => (
        <>
          <SelectField
            name={at("outcome")}
            id={`outcome-${kind}`}
            label={t("outcome")}
            placeholder={t("choose")}
            options={item.outcomes.map(({ outcome }) => ({ value: outcome, label: labelOf(outcome) }))}
            required
          />
          <div className="grid gap-4 md:grid-cols-2">
            <TextAreaField
              name={at("en")}
              id={`en-${kind}`}
              label={t("en")}
              help={t("textHelp")}
              rows={4}
              required
            />
            <TextAreaField
              name={at("ja")}
              id={`ja-${kind}`}
              label={t("ja")}
              help={t("textHelp")}
              rows={4}
              required
            />
          </div>
          <SubmitButton className="justify-self-start" busyLabel={form("deciding")}>
            {t("save")}
          </SubmitButton>
        </>
      )}
    </Form>
  )
}
