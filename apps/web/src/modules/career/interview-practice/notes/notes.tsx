import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { rememberHere } from "#web/lib/auth/remember-here.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { useApp, useHref, useIsMember, useUser } from "#web/lib/page/use-app.ts"
import { useLoaded } from "#web/lib/query/use-loaded.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"

const loadOwnNotes = async ({ queries, locale }: RouterContext) => {
  const [part] = await Promise.all([import("./own-notes.tsx"), queries.open(), locale.need(["documents"])])
  return part.OwnNotes
}

/** Laid over the shared page: members get their own notes, visitors a line about them. */
export function Notes({ question }: { question: string }) {
  const isMember = useIsMember()
  const user = useUser()
  const OwnNotes = useLoaded(user !== null && loadOwnNotes, useApp())
  return (
    <Frame>
      {isMember ? (
        user && OwnNotes ? (
          <OwnNotes key={user.id} question={question} />
        ) : (
          <Loading />
        )
      ) : (
        <ForVisitors />
      )}
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const t = useTranslations("interview.notes")
  return (
    <section aria-labelledby="notes" className="section-rule no-print grid grid-cols-1 gap-3">
      <h2 id="notes" className="voice-serif text-heading">
        {t("title")}
      </h2>
      {children}
    </section>
  )
}

function Loading() {
  return <Skeleton shape="text" lines={4} label={useTranslations("interview.notes")("loading")} />
}

function ForVisitors() {
  const t = useTranslations("interview.notes")
  const href = useHref()
  return (
    <p className="text-ink-soft">
      {t("visitor")}{" "}
      <TextLink href={href("/sign-in")} onClick={rememberHere}>
        {t("signIn")}
      </TextLink>
    </p>
  )
}
