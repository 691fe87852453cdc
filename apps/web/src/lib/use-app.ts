// Hooks for what every component may want to know about the running app.
import type { Language } from "@shirube/contract/language"
import { useRouter, useRouterState } from "@tanstack/react-router"
import { useCallback, useSyncExternalStore } from "react"
import { useLocale } from "use-intl"
import type { Address } from "./address.ts"
import type { User } from "./auth/guards.ts"
import { withPrefix } from "./language.ts"
import type { RouterContext } from "./router-context.ts"

export const useApp = (): RouterContext => useRouter().options.context

/** Addresses as this page writes them: prefixed on a prefixed page, bare on a bare one. */
export function useHref(): (address: Address) => string {
  const prefix = usePrefix()
  return useCallback((address) => withPrefix(address, prefix), [prefix])
}

/** The prefix of this page's address. */
export function usePrefix(): Language | undefined {
  const { locale } = useApp()
  // A switched language changes the prefix, and this is what makes the links follow.
  const language = useLocale()
  return locale.prefix && language
}

/** The page's path without prefix. */
export const usePath = (): string => useRouterState({ select: (state) => state.location.pathname })

export const useUser = (): User | null =>
  useRouterState({
    select: (state) => (state.matches[0]?.context as { user?: User | null } | undefined)?.user ?? null,
  })

/** Somebody is signed in. On a page that is made for everyone, who it is becomes known only in the browser. */
export function useIsMember(): boolean {
  const { isMember, isMadeForMember } = useApp()
  // A session can end before the last part of a page has come alive.
  const isHere = useSyncExternalStore(untold, isMember, () => isMadeForMember)
  return useUser() !== null || isHere
}

/** Nobody tells of a session that ends; it is looked at whenever something is drawn. */
const untold = () => () => {}

/** On a page that only members enter. */
export function useMember(): User {
  const user = useUser()
  if (!user) throw new Error("Let in without a user")
  return user
}
