import { useTranslations } from "use-intl"
import { rememberHere } from "#web/lib/auth/remember-here.ts"
import { useApp, useHref, useIsMember } from "#web/lib/page/use-app.ts"
import { useNamedSubjects } from "#web/lib/query/named-subjects.ts"
import type { Queries } from "#web/lib/query/queries.ts"
import { useLoaded } from "#web/lib/query/use-loaded.ts"
import type { ItemActionsProps } from "#web/ui/list/item-actions.tsx"
import { intend } from "./intention.ts"
import { SaveFace, saveClass } from "./save-face.tsx"

/** Loaded once for all buttons of a page, which share one request. */
let toggle: Promise<typeof import("./save-toggle.tsx").SaveToggle> | undefined

const loadToggle = (queries: Queries) => {
  toggle ??= Promise.all([import("./save-toggle.tsx"), queries.open()]).then(([part]) => part.SaveToggle)
  // Retry on the next page if the import failed.
  toggle.catch(() => {
    toggle = undefined
  })
  return toggle
}

/**
 * Server-rendered without a session: visitors get a link to sign in; for members the toggle replaces it in
 * the browser.
 */
export function SaveButton(props: ItemActionsProps) {
  const t = useTranslations("common")
  const href = useHref()
  const isMember = useIsMember()
  const named = useNamedSubjects([props.thing])
  const Toggle = useLoaded(isMember && loadToggle, useApp().queries)
  if (isMember && Toggle) return <Toggle {...props} />
  const { thing, title, look } = props
  const state = isMember ? "unknown" : "unsaved"
  const face = { className: saveClass(look, state), children: <SaveFace look={look} state={state} /> }
  if (isMember)
    return <button type="button" aria-disabled aria-label={t("saveThing", { title })} {...named} {...face} />
  const leave = () => {
    rememberHere()
    intend({ thing, title })
  }
  return (
    <a
      href={href("/sign-in")}
      rel="nofollow"
      aria-label={t("signInToSave", { title })}
      onClick={leave}
      {...face}
    />
  )
}
