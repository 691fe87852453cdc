import type { AnyRouter } from "@tanstack/react-router"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { keptWords } from "./kept.ts"

const OFFERED = "words-offered"

export async function offerWords({ locale, status }: RouterContext, router: AnyRouter): Promise<void> {
  const count = keptWords.get().length
  if (count === 0 || wasOffered()) return
  await locale.need(["words"])
  status.show({
    kind: "info",
    message: locale.t("words.offerTitle", { count }),
    action: { label: locale.t("words.see"), run: () => void router.navigate({ to: "/glossary/my-words" }) },
  })
}

/** Without storage it is offered on each page that is loaded. */
function wasOffered(): boolean {
  try {
    const was = sessionStorage.getItem(OFFERED) !== null
    sessionStorage.setItem(OFFERED, "yes")
    return was
  } catch {
    return false
  }
}
