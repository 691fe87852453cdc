import {
  applicationStages,
  deadlineKinds,
  deadlineNames,
  LONGEST_COMPANY,
  LONGEST_LINK,
  LONGEST_POSITION,
  LONGEST_WHAT,
  MOST_DEADLINES,
  MOST_DOCUMENTS,
  usualSteps,
} from "@shirube/vocabulary/season/applications/choices"
import { useState } from "react"
import { useLocale, useTranslations } from "use-intl"
import { randomUuid } from "#web/lib/api/random-key.ts"
import { Button } from "#web/ui/control/button.tsx"
import { CheckboxField, SelectField } from "#web/ui/form/choice-fields.tsx"
import { TextAreaField, TextField } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import type { At, Body } from "#web/ui/form/names.ts"
import { Rows } from "#web/ui/form/rows.tsx"
import { Dialog } from "#web/ui/overlay/dialog.tsx"
import { type Application, type Written, writtenOf } from "./queries.ts"
import { StepsField } from "./steps-field.tsx"

const ROUTE = "PUT /v1/applications/{application}"
type AtField = At<Body<typeof ROUTE>>

interface ApplicationEditorProps {
  /** Undefined for a new one. */
  readonly application: Application | undefined
  /** Returns false if the limit is reached. */
  readonly save: (id: string, written: Written) => Promise<boolean>
  readonly onRemove: (application: Application) => Promise<void>
  readonly onClose: () => void
}

export function ApplicationEditor({ application, save, onRemove, onClose }: ApplicationEditorProps) {
  const t = useTranslations("applications")
  const [id] = useState(() => application?.id ?? randomUuid())
  const start: Written = application
    ? writtenOf(application)
    : { version: 0, company: "", stage: "research", steps: [...usualSteps], documents: [], deadlines: [] }
  return (
    <Dialog
      open
      onClose={onClose}
      title={application ? application.company : t("newTitle")}
      closeLabel={t("close")}
    >
      <Form
        route={ROUTE}
        params={{ application: id }}
        start={start}
        fixed={{ version: start.version }}
        problems={t("problems")}
        check={(written) => linksIn(written, t("linkWrong"))}
        send={async (written) => {
          if (!(await save(id, written))) throw new NoRoom()
          return null
        }}
        explain={(error) => (error instanceof NoRoom ? t("noRoom") : undefined)}
        onDone={onClose}
      >
        {(at) => (
          <>
            <Basics at={at} />
            <Deadlines at={at} />
            <details open={application !== undefined}>
              <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t("moreFields")}</summary>
              <div className="grid gap-6 pt-2">
                <MoreBasics at={at} />
                <Documents at={at} />
                <TextAreaField name={at("note")} label={t("note")} rows={4} />
                <details>
                  <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t("stepsOpen")}</summary>
                  <StepsField name={at("steps")} />
                </details>
              </div>
            </details>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <SubmitButton busyLabel={t("saving")}>{t("save")}</SubmitButton>
              {application ? (
                <Button
                  variant="danger"
                  onClick={() => {
                    onClose()
                    void onRemove(application)
                  }}
                >
                  {t("remove")}
                </Button>
              ) : null}
            </div>
          </>
        )}
      </Form>
    </Dialog>
  )
}

class NoRoom extends Error {}

/** Visitors' applications are not validated by the API until they move into an account, so links are checked here. */
function linksIn({ link, documents }: Written, problem: string): Record<string, string> {
  const links = [
    ["link", link] as const,
    ...documents.map((each, at) => [`documents.${at}.link`, each.link] as const),
  ]
  return Object.fromEntries(links.flatMap(([name, typed]) => (isAddress(typed) ? [] : [[name, problem]])))
}

const isAddress = (typed: string | undefined) =>
  !typed || (/^https?:\/\/[^\s/]+/i.test(typed.trim()) && URL.canParse(typed.trim()))

function Basics({ at }: { at: AtField }) {
  const t = useTranslations("applications")
  return (
    <TextField
      name={at("company")}
      label={t("company")}
      required
      missing={t("companyMissing")}
      autoComplete="off"
      maxLength={LONGEST_COMPANY}
    />
  )
}

function MoreBasics({ at }: { at: AtField }) {
  const t = useTranslations("applications")
  return (
    <>
      <TextField
        name={at("position")}
        label={t("position")}
        autoComplete="off"
        maxLength={LONGEST_POSITION}
      />
      <SelectField
        name={at("stage")}
        label={t("stageNow")}
        placeholder={t("stageNow")}
        options={applicationStages.map((value) => ({ value, label: t(`stage.${value}`) }))}
      />
      <TextField
        name={at("link")}
        label={t("link")}
        type="url"
        inputMode="url"
        maxLength={LONGEST_LINK}
        placeholder="https://"
      />
    </>
  )
}

function Deadlines({ at }: { at: AtField }) {
  const t = useTranslations("applications")
  const language = useLocale()
  return (
    <Rows
      name={at("deadlines")}
      label={t("deadlines")}
      blank={() => ({ id: randomUuid(), kind: "entry-sheet" as const, day: "", isDone: false })}
      most={MOST_DEADLINES}
      add={t("addDeadline")}
      rowLabel={(place) => t("deadlineRow", { place })}
    >
      {(row) => (
        <>
          <div className="grid items-start gap-4 sm:grid-cols-3">
            <SelectField
              name={row("kind")}
              label={t("deadlineKind")}
              placeholder={t("deadlineKind")}
              options={deadlineKinds.map((value) => ({
                value,
                label: capital(deadlineNames[value][language]),
              }))}
            />
            <TextField name={row("day")} label={t("day")} type="date" required missing={t("dayMissing")} />
            <TextField name={row("time")} label={t("time")} type="time" help={t("timeHelp")} />
          </div>
          <TextField name={row("what")} label={t("what")} autoComplete="off" maxLength={LONGEST_WHAT} />
          <CheckboxField name={row("isDone")} label={t("done")} />
        </>
      )}
    </Rows>
  )
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

function Documents({ at }: { at: AtField }) {
  const t = useTranslations("applications")
  return (
    <Rows
      name={at("documents")}
      label={t("documents")}
      blank={(): Written["documents"][number] => ({ name: "" })}
      most={MOST_DOCUMENTS}
      add={t("addDocument")}
      rowLabel={(place) => t("documentRow", { place })}
    >
      {(row) => (
        <>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <TextField
              name={row("name")}
              label={t("documentName")}
              required
              missing={t("documentMissing")}
              autoComplete="off"
              maxLength={LONGEST_WHAT}
            />
            <TextField name={row("handedInOn")} label={t("handedIn")} type="date" />
          </div>
          <TextField
            name={row("link")}
            label={t("documentLink")}
            type="url"
            inputMode="url"
            maxLength={LONGEST_LINK}
            placeholder="https://"
          />
        </>
      )}
    </Rows>
  )
}
