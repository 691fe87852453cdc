import { useRouter } from "@tanstack/react-router"
import { useState } from "react"
import { useTranslations } from "use-intl"
import type { PendingSignIn, SignInOutcome } from "#web/lib/auth/actions.ts"
import type { User } from "#web/lib/auth/guards.ts"
import { landingOf, newcomerLanding } from "#web/lib/auth/landing.ts"
import { takeJoining } from "#web/lib/auth/newcomer.ts"
import { takeTarget } from "#web/lib/auth/redirect-target.ts"
import { useApp } from "#web/lib/page/use-app.ts"

/** Greets, then redirects to the page the reader wanted. */
export function useArrival(greeting: "welcome" | "welcomeNew" = "welcome"): (user: User) => Promise<void> {
  const t = useTranslations("auth")
  const router = useRouter()
  const { status, locale } = useApp()
  return async (user) => {
    status.show({ kind: "success", message: t(greeting, { name: user.name }) })
    const land = greeting === "welcomeNew" && takeJoining() ? newcomerLanding : landingOf
    await router.navigate({ href: land(user, locale.prefix, takeTarget), replace: true })
  }
}

/** The steps of every sign-in: the first factor, a second factor if required, then done. */
export function useSignIn(onIn: (user: User) => Promise<void> | void, begun?: PendingSignIn) {
  const [pending, setPending] = useState(begun)
  return {
    /** Set while a second factor is required. */
    pending,
    follow: async (outcome: SignInOutcome) => {
      if (outcome.kind === "second-factor") setPending(outcome.pending)
      else await onIn(outcome.user)
    },
    startOver: () => setPending(undefined),
  }
}
