// Keeps what a reader does before hydration. A page is complete before its scripts load: buttons can be
// pressed and fields filled in, and none of that may be lost. Links and plain forms work anyway.

/** Inlined into the page as text (late-scripts.ts), so it must not use anything from outside. */
export function keepEarly(): void {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  const LOOK_MS = 50
  const typed = new Map<Field, string | boolean>()
  let pressed: HTMLElement | undefined
  let sent: HTMLFormElement | undefined
  let isComposing = false
  let isWaiting = false

  /** React's mark on hydrated elements. Parts of a page hydrate one after the other. */
  const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps"))

  const waitFor = (look: () => boolean, done: () => void) => {
    if (look()) done()
    else setTimeout(waitFor, LOOK_MS, look, done)
  }
  const keep = () => {
    if (isWaiting) return
    isWaiting = true
    const isReady = () =>
      !isComposing && [...typed.keys(), sent, pressed].every((kept) => !kept?.isConnected || isAlive(kept))
    // A marked element may still be mounting.
    waitFor(isReady, () => setTimeout(handOver, 2 * LOOK_MS))
  }

  /** Replays the change as a fresh event, because React compares with the value it last saw. */
  const redo = (field: Field, value: string | boolean) => {
    if (typeof value === "boolean") {
      ;(field as HTMLInputElement).checked = !value
      field.click()
      return
    }
    const isList = field instanceof HTMLSelectElement
    if (!isList) field.value = field.defaultValue
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value)
    field.dispatchEvent(new Event(isList ? "change" : "input", { bubbles: true }))
  }
  const handOver = () => {
    isWaiting = false
    // Composition began since the check: writing into the field now would break it.
    if (isComposing) return keep()
    for (const [field, value] of typed) if (field.isConnected) redo(field, value)
    if (pressed?.isConnected) pressed.click()
    else if (sent?.isConnected) sent.requestSubmit()
    typed.clear()
    pressed = sent = undefined
  }

  const on = <Name extends keyof WindowEventMap>(name: Name, hear: (event: WindowEventMap[Name]) => void) =>
    addEventListener(name, hear, true)
  on("input", ({ target }) => {
    const field = target as HTMLInputElement
    // A combobox reads its early input itself.
    if (isAlive(field) || field.role === "combobox") return void typed.delete(field)
    typed.set(field, field.type === "checkbox" || field.type === "radio" ? field.checked : field.value)
    keep()
  })
  on("compositionstart", () => {
    isComposing = true
  })
  on("compositionend", () => {
    isComposing = false
  })
  on("click", ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>(
      "button,[role=button],[role=tab],[role=switch],[role=checkbox],[role=radio]",
    )
    if (!button || isAlive(button) || button.popoverTargetElement) return
    if (button.form?.hasAttribute("action") && button.type === "submit") return
    pressed = button
    keep()
  })
  on("submit", (event) => {
    const form = event.target as HTMLFormElement
    if (isAlive(form) || form.hasAttribute("action")) return
    event.preventDefault()
    sent = form
    keep()
  })
}
