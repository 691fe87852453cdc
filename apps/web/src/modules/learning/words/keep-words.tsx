import { useRouter } from "@tanstack/react-router"
import { useEffect } from "react"
import { isInBrowserStore } from "#web/lib/browser/browser-store.ts"
import { useApp, useUser } from "#web/lib/page/use-app.ts"

const load = () => import("./keep-button.ts")

/**
 * "Keep this word" in the cards of the glossary, wherever a text has them: the cards are HTML of the API, and what
 * their button does is loaded when the first one opens.
 */
export function KeepWords() {
  const app = useApp()
  useEffect(() => {
    const onOpen = ({ target }: Event) => {
      if (target instanceof HTMLElement && target.matches(".term-card:popover-open"))
        void load().then(({ showKept }) => showKept(target, app), nothing)
    }
    const onClick = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest<HTMLElement>(".keep-word") : null
      if (button) void load().then(({ toggleKept }) => toggleKept(button, app), nothing)
    }
    // Opening does not bubble.
    document.addEventListener("toggle", onOpen, true)
    document.addEventListener("click", onClick)
    return () => {
      document.removeEventListener("toggle", onOpen, true)
      document.removeEventListener("click", onClick)
    }
  }, [app])
  useOfferAtSignIn()
  return null
}

/** Offers a member, once a visit, the words that a visitor has kept in this browser. */
function useOfferAtSignIn() {
  const app = useApp()
  const router = useRouter()
  const user = useUser()
  const mayAct = user !== null && !user.requiresSecondFactor
  useEffect(() => {
    if (mayAct && isInBrowserStore("words"))
      void import("./offer-at-sign-in.ts").then(({ offerWords }) => offerWords(app, router), nothing)
  }, [mayAct, app, router])
}

const nothing = () => undefined
