// The button in a card of the glossary. The card is HTML of the API, so its state is written into it here.
import { api } from "#web/lib/api/api.ts"
import { withPrefix } from "#web/lib/language/language.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { pauseRefetchDuring, refetch } from "#web/lib/query/refetch.ts"
import { keepHere, keptWords, removeHere } from "./kept.ts"
import { wordsQuery } from "./queries.ts"

const PAGE = "/glossary/my-words"

/** A kept word comes with a link to the others, because a reader who keeps the first one does not know where it goes. */
export async function showKept(card: HTMLElement, app: RouterContext): Promise<void> {
  const button = card.querySelector<HTMLElement>(".keep-word")
  if (!button || button.ariaPressed !== null) return
  const key = button.dataset.word
  if (app.isMember()) {
    try {
      const { items } = await (await app.queries.open()).fetchQuery(wordsQuery)
      await mark(
        button,
        items.some((word) => word.key === key),
        app,
      )
    } catch {
      // Unknown: the button keeps the word all the same.
    }
  } else
    await mark(
      button,
      keptWords.get().some((word) => word.key === key),
      app,
    )
}

export async function toggleKept(button: HTMLElement, app: RouterContext): Promise<void> {
  const key = button.dataset.word ?? ""
  const wasKept = button.ariaPressed === "true"
  await mark(button, !wasKept, app)
  if (!app.isMember()) return wasKept ? removeHere(key) : keepHere(key)
  try {
    const route = wasKept ? "DELETE /v1/words/{key}" : "PUT /v1/words/{key}"
    await pauseRefetchDuring(api(route, { params: { key } }))
    refetch(app.queries.current(), ["words"])
  } catch {
    // The client has shown why.
    await mark(button, wasKept, app)
  }
}

async function mark(button: HTMLElement, isKept: boolean, { locale }: RouterContext): Promise<void> {
  button.ariaPressed = String(isKept)
  const shown = button.parentElement?.querySelector("[data-my-words]")
  if (!isKept) return shown?.remove()
  if (shown) return
  await locale.need(["words"])
  const link = document.createElement("a")
  link.href = withPrefix(PAGE, locale.prefix)
  link.dataset.myWords = ""
  link.textContent = locale.t("words.title")
  button.after(link)
}
