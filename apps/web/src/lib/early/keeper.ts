// What a reader does before the page is alive. A page is complete before its scripts are there: its buttons can be pressed and its
// fields filled in, and none of that may be lost. Links, and forms that lead somewhere by themselves, need nobody's help.

/** Stands in the page as text (late-scripts.ts), so it takes nothing from outside of itself. */
export function keepEarly(): void {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  const LOOK_MS = 50
  const typed = new Map<Field, string | boolean>()
  let pressed: HTMLElement | undefined
  let sent: HTMLFormElement | undefined
  let isComposing = false
  let isWaiting = false

  /** React's mark on what it looks after. Parts of a page come alive one after the other. */
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
    // What has the mark may still be on its way into the page.
    waitFor(isReady, () => setTimeout(handOver, 2 * LOOK_MS))
  }

  /** As if it were done now: whoever looks after the field compares with what they last knew of it. */
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
    // Begun since it was looked at: to write into the field now would break it off.
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
    // A list to choose from looks for what was typed into it by itself.
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
