import { weekOf } from "@shirube/vocabulary/season/applications/choices"
import { dayInJapan } from "@shirube/vocabulary/time/days"
import { Plus } from "lucide-react"
import { useEffect, useState } from "react"
import { useTranslations } from "use-intl"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { useApp, useHref } from "#web/lib/page/use-app.ts"
import { useLoaded } from "#web/lib/query/use-loaded.ts"
import { Button } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { EmptyState } from "#web/ui/list/empty-state.tsx"
import { LabelText } from "#web/ui/text/label-text.tsx"
import { Board } from "./board.tsx"
import type { Application } from "./queries.ts"
import { SeasonNumbers } from "./season.tsx"
import { useApplications, useRemoval } from "./use-applications.ts"

/** With the code of forms, which the page does without until a company is added or changed. */
const loadEditor = async ({ locale }: RouterContext) => {
  const [{ ApplicationEditor }] = await Promise.all([
    import("./application-editor.tsx"),
    locale.need(["forms"]),
  ])
  return ApplicationEditor
}

/**
 * The companies that the reader applies to. The page is the same for everyone; its data is in this browser or
 * this account.
 */
export function ApplicationsPage() {
  const t = useTranslations("applications")
  const { items, isMember, ...actions } = useApplications()
  const [edited, setEdited] = useState<Application | "new">()
  const ApplicationEditor = useLoaded(edited !== undefined && loadEditor, useApp())
  const remove = useRemoval(actions)
  useShownFromAddress(items !== undefined)
  const today = dayInJapan(new Date())
  const add = (
    <Button icon={<Plus aria-hidden className="size-4.5" />} onClick={() => setEdited("new")}>
      {t("add")}
    </Button>
  )
  return (
    <div className="page grid grid-cols-1 gap-7 pt-5 pb-14 md:pt-8 lg:pt-14">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="voice-serif text-title md:text-display">
            <LabelText text={t("title")} />
          </h1>
          <p className="mt-3 max-w-measure text-ink-soft">{t("lead")}</p>
        </div>
        {items && items.length > 0 ? add : null}
      </div>
      {items === undefined ? <BoardSkeleton /> : null}
      {items?.length === 0 ? (
        <EmptyState title={t("emptyTitle")} action={add} pattern="yagasuri" tone="ai">
          {t("empty")}
        </EmptyState>
      ) : null}
      {items && items.length > 0 ? (
        <>
          <ThisWeek items={items} today={today} />
          <Board items={items} today={today} actions={actions} onOpen={setEdited} />
          <SeasonNumbers items={items} />
        </>
      ) : null}
      <PrivacyNote isMember={isMember} />
      {edited === undefined || ApplicationEditor === undefined ? null : (
        <ApplicationEditor
          application={edited === "new" ? undefined : edited}
          save={actions.save}
          onRemove={remove}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  )
}

function ThisWeek({ items, today }: { items: readonly Application[]; today: string }) {
  const t = useTranslations("applications")
  const { due, late, waiting } = weekOf(items, today)
  return (
    <div className="border-ai border-s-3 ps-4">
      <p>{t("week", { due, late, waiting })}</p>
      <p className="text-ink-soft text-sm max-lg:hidden">{t("keys")}</p>
    </div>
  )
}

function PrivacyNote({ isMember }: { isMember: boolean }) {
  const t = useTranslations("applications")
  const href = useHref()
  return (
    <p className="max-w-measure text-ink-soft text-sm">
      {t(isMember ? "onlyYou" : "onlyHere")}
      {isMember ? (
        <>
          {" "}
          <TextLink href={href("/account/notifications-settings")}>{t("weekly")}</TextLink>
        </>
      ) : null}
    </p>
  )
}

function BoardSkeleton() {
  return (
    <div aria-hidden className="grid grid-cols-1 gap-4 lg:grid-cols-5">
      {[1, 2, 3, 4, 5].map((column) => (
        <div
          key={column}
          className="grid content-start gap-3 border-t-3 border-rule pt-2 max-lg:nth-[n+3]:hidden"
        >
          <div className="h-6 w-24 bg-rule/60" />
          <div className="h-32 bg-rule/60" />
        </div>
      ))}
    </div>
  )
}

/**
 * Scrolls to the application in the URL's hash (a link from the calendar), which is rendered only after the
 * data has loaded.
 */
function useShownFromAddress(isThere: boolean) {
  useEffect(() => {
    if (isThere && location.hash.startsWith("#application-"))
      document.getElementById(location.hash.slice(1))?.scrollIntoView({ block: "center" })
  }, [isThere])
}
