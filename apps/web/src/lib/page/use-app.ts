// Hooks for the running app.
import type { Language } from "@shirube/vocabulary/language"
import { useRouter, useRouterState } from "@tanstack/react-router"
import { useCallback, useSyncExternalStore } from "react"
import { useLocale } from "use-intl"
import type { User } from "../auth/guards.ts"
import { withPrefix } from "../language/language.ts"
import type { Address } from "./address.ts"
import type { RouterContext } from "./router-context.ts"

export const useApp = (): RouterContext => useRouter().options.context

/** Adds the prefix on prefixed pages. */
export function useHref(): (address: Address) => string {
  const prefix = usePrefix()
  return useCallback((address) => withPrefix(address, prefix), [prefix])
}

/** The prefix of this page's path. */
export function usePrefix(): Language | undefined {
  const { locale } = useApp()
  // A language change also changes the prefix; this makes links re-render.
  const language = useLocale()
  return locale.prefix && language
}

/** The page's path without prefix. */
export const usePath = (): string => useRouterState({ select: (state) => state.location.pathname })

export const useUser = (): User | null =>
  useRouterState({
    select: (state) => (state.matches[0]?.context as { user?: User | null } | undefined)?.user ?? null,
  })

/** Whether the reader is signed in. On a shared page the user is only known in the browser. */
export function useIsMember(): boolean {
  const { isMember, isMadeForMember } = useApp()
  // A session can end before the last part of a page has hydrated.
  const isHere = useSyncExternalStore(neverNotifies, isMember, () => isMadeForMember)
  return useUser() !== null || isHere
}

/** There is no event for the end of a session; it is checked on every render. */
const neverNotifies = () => () => {}

/** On a members-only page. */
export function useMember(): User {
  const user = useUser()
  if (!user) throw new Error("useMember used on a page without a user")
  return user
}
