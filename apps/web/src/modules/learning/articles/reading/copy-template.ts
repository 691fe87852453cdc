// Loaded when a reader copies the first template of an article.
import type { Translate } from "#web/lib/language/locale.ts"
import type { Toast } from "#web/ui/overlay/toast-queue.ts"

/** Copies a template as it is written in an email, without its readings, title and translation; says how it went. */
export async function copyTemplate(button: Element, t: Translate): Promise<Toast> {
  const parts = button.parentElement?.querySelectorAll(
    ":scope > :is(p, ol, ul):not(.callout-title, .translation)",
  )
  const text = [...(parts ?? [])].map(textOf).join("\n\n")
  try {
    await navigator.clipboard.writeText(unquoted(text))
    return { kind: "success", message: t("reading.template.copied") }
  } catch {
    return { kind: "error", message: t("reading.template.copyFailed") }
  }
}

function textOf(element: Element): string {
  if (element.matches("ol, ul"))
    return [...element.children]
      .map((item, at) => `${element.matches("ol") ? `${at + 1}. ` : "・"}${textOf(item)}`)
      .join("\n")
  const copy = element.cloneNode(true) as Element
  for (const reading of copy.querySelectorAll("rt, rp")) reading.remove()
  return (copy.textContent ?? "").trim()
}

/** 「」 around all of it marks what is said; it is not part of it. */
const unquoted = (text: string) => /^「([^「」]*)」$/s.exec(text)?.[1] ?? text
