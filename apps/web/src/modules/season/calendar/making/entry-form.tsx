import { languages } from "@shirube/vocabulary/language"
import { entryKinds, MOST_HELPS, phases } from "@shirube/vocabulary/season/calendar/choices"
import { useNavigate } from "@tanstack/react-router"
import { useTranslations } from "use-intl"
import { PublishButtons, PublishLanguages, usePublishChoice } from "#web/kits/publishing/publish-choice.tsx"
import { api } from "#web/lib/api/api.ts"
import { useApp, useHref } from "#web/lib/page/use-app.ts"
import { SelectField } from "#web/ui/form/choice-fields.tsx"
import { DraftKeeper } from "#web/ui/form/draft-keeper.tsx"
import { TextAreaField, TextField } from "#web/ui/form/fields.tsx"
import { Form } from "#web/ui/form/form.tsx"
import { LeaveGuard } from "#web/ui/form/leave-guard.tsx"
import type { At, Body, FieldName } from "#web/ui/form/names.ts"
import { Rows } from "#web/ui/form/rows.tsx"
import { SourceRows } from "#web/ui/form/source-rows.tsx"
import { Steps } from "#web/ui/form/steps.tsx"
import { WritingField } from "#web/ui/writing/writing-field.tsx"
import { DateRows } from "./date-rows.tsx"
import { DRAFTS_PATH } from "./entry-drafts-page.tsx"
import type { LoadedDraft } from "./loader.ts"
import { renderBody } from "./queries.ts"

const ROUTE = "PUT /v1/calendar/drafts/{id}"
type Fields = At<Body<typeof ROUTE>>

/** Two steps: what it is, and when it is. One button saves the draft, the other publishes it. */
export function EntryForm({ draft, classes }: LoadedDraft) {
  const t = useTranslations("makingCalendar")
  const href = useHref()
  const navigate = useNavigate()
  const { status } = useApp()
  const { id, version, phase } = draft
  const choice = usePublishChoice(draft.publishedLanguages)
  return (
    <Form
      route={ROUTE}
      problems={t("problems")}
      start={{
        kind: draft.kind,
        ...(phase ? { phase } : {}),
        titleEn: draft.titleEn,
        summaryEn: draft.summaryEn,
        bodyEn: draft.bodyEn,
        titleJa: draft.titleJa,
        summaryJa: draft.summaryJa,
        bodyJa: draft.bodyJa,
        dates: draft.dates,
        helps: draft.helps,
        sources: draft.sources,
      }}
      fixed={{ version, publish: [] }}
      send={(body) =>
        api(ROUTE, {
          params: { id },
          body: { ...body, publish: choice.languages() },
          handles: "all",
        })
      }
      onDone={async () => {
        await navigate({ href: href(DRAFTS_PATH) })
        status.show({ kind: "success", message: t(choice.isPublishing() ? "published" : "kept") })
      }}
    >
      {(at) => (
        <Steps
          steps={[
            {
              title: t("what"),
              content: (
                <>
                  {/* A new entry gets a new id on every load, so its draft has a fixed key. */}
                  <DraftKeeper
                    of={version === 0 ? "a new calendar entry" : `calendar entry ${id} ${version}`}
                  />
                  <LeaveGuard />
                  <EntryFields at={at} />
                </>
              ),
            },
            {
              title: t("when"),
              content: (
                <>
                  <DateRows name={at("dates")} classes={classes} />
                  <SourceRows name={at("sources")} />
                  <HelpRows name={at("helps")} />
                  <PublishLanguages choice={choice} />
                </>
              ),
            },
          ]}
        >
          <PublishButtons choice={choice} />
        </Steps>
      )}
    </Form>
  )
}

const names = {
  en: { title: "titleEn", summary: "summaryEn", body: "bodyEn" },
  ja: { title: "titleJa", summary: "summaryJa", body: "bodyJa" },
} as const

function EntryFields({ at }: { at: Fields }) {
  const t = useTranslations("makingCalendar")
  const kinds = useTranslations("calendar.kinds")
  return (
    <>
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
        <SelectField
          name={at("kind")}
          label={t("kind")}
          placeholder={t("choose")}
          options={entryKinds.map((kind) => ({ value: kind, label: kinds(kind) }))}
        />
        <SelectField
          name={at("phase")}
          label={t("phase")}
          placeholder={t("noPhase")}
          options={phases.map((phase) => ({ value: phase, label: t(`phases.${phase}`) }))}
        />
      </div>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
        {languages.map((of) => (
          <fieldset key={of} className="grid min-w-0 content-start gap-5">
            <legend className="voice-serif mb-3 text-heading">{t(`languages.${of}`)}</legend>
            <TextField
              name={at(names[of].title)}
              label={t("titleField", { language: t(`languages.${of}`) })}
              autoComplete="off"
              lang={of}
            />
            <TextAreaField
              name={at(names[of].summary)}
              label={t("summaryField", { language: t(`languages.${of}`) })}
              rows={3}
              lang={of}
            />
            <WritingField
              name={at(names[of].body)}
              label={t("bodyField", { language: t(`languages.${of}`) })}
              help={t("bodyHelp")}
              rows={12}
              lang={of}
              titleFrom={at(names[of].title)}
              render={renderBody}
            />
          </fieldset>
        ))}
      </div>
    </>
  )
}

interface HelpRow {
  readonly path?: string | undefined
}

const NO_HELP: HelpRow = { path: "" }

/** Pages of this site, by their path. */
function HelpRows({ name }: { name: FieldName<readonly HelpRow[] | undefined> }) {
  const t = useTranslations("makingCalendar")
  return (
    <div className="grid gap-2">
      <Rows
        name={name}
        label={t("helps")}
        blank={NO_HELP}
        most={MOST_HELPS}
        add={t("addHelp")}
        rowLabel={(place) => t("helpNumber", { place })}
      >
        {(row) => <TextField name={row("path")} label={t("helpPath")} autoComplete="off" />}
      </Rows>
      <p className="text-ink-soft text-sm">{t("helpsHelp")}</p>
    </div>
  )
}
