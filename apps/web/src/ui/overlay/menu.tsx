import { ChevronDown, Ellipsis } from "lucide-react"
import { type ReactNode, useEffect, useRef, useState } from "react"
import { classNames } from "../class-names.ts"
import type { NavItem } from "../control/link.tsx"
import { MenuHostContext } from "./menu-host.ts"

interface MenuProps {
  /** The button's accessible name. */
  readonly label: string
  /** The button's face. */
  readonly face: ReactNode
  /** `sheet`: from the bottom edge on a phone, with the label as its title. */
  readonly look: "drop" | "sheet"
  readonly children: ReactNode
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * The site's menu: a native details element, so that it opens before scripts load. Scripts close it (Escape,
 * a choice, a press elsewhere), return the focus to its button, and step through it with the arrow keys.
 */
function Menu({ label, face, look, children }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [host, setHost] = useState<HTMLElement | null>(null)
  const isSheet = look === "sheet"
  useEffect(() => {
    const element = details.current
    const button = element?.querySelector("summary")
    if (!element || !button) return
    const close = () => element.removeAttribute("open")
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && (button.contains(target) || panel.current?.contains(target) === true)
    const listening = new AbortController()
    const { signal } = listening
    element.addEventListener("toggle", () => element.open && turn(element, panel.current), { signal })
    element.addEventListener("keydown", (event) => onKey(event, element, button), { signal })
    // The focus returns first: a dialog that the choice opens gives it back to the button.
    panel.current?.addEventListener(
      "click",
      ({ target }) => {
        if (!(target instanceof Element) || !target.closest("button")) return
        close()
        button.focus()
      },
      { signal },
    )
    element.addEventListener(
      "focusout",
      ({ relatedTarget }) => void (relatedTarget && !isInside(relatedTarget) && close()),
      { signal },
    )
    document.addEventListener("pointerdown", ({ target }) => void (isInside(target) || close()), { signal })
    return () => listening.abort()
  }, [])
  return (
    <MenuHostContext value={host}>
      <details ref={details} className="group relative">
        <summary className="plain flex min-h-11 min-w-11 cursor-pointer select-none items-center justify-center gap-2 px-1 group-open:bg-washi">
          <span aria-hidden className="contents">
            {face}
          </span>
          <span className="sr-only">{label}</span>
        </summary>
        {isSheet ? <div aria-hidden className="fixed inset-0 z-40 bg-veil md:hidden" /> : null}
        <div ref={panel} className={classNames("menu", isSheet && "menu-sheet")}>
          {isSheet ? (
            <p aria-hidden className="border-b px-4 py-2.5 font-semibold text-sm md:hidden">
              {label}
            </p>
          ) : null}
          {children}
        </div>
      </details>
      <div ref={setHost} className="contents" />
    </MenuHostContext>
  )
}

/** Opens upwards where there is no room below, and more above. */
function turn(element: HTMLElement, panel: HTMLElement | null) {
  if (!panel) return
  const { top, bottom } = element.getBoundingClientRect()
  const below = innerHeight - bottom
  panel.classList.toggle("menu-up", panel.offsetHeight > below && top > below)
}

function onKey(event: KeyboardEvent, element: HTMLDetailsElement, button: HTMLElement) {
  if (!element.open) return
  if (event.key === "Escape") {
    // A dialog around the menu stays open.
    event.preventDefault()
    element.removeAttribute("open")
    return button.focus()
  }
  const step = steps[event.key]
  if (step === undefined) return
  event.preventDefault()
  const items: (Element | null)[] = [...element.querySelectorAll("summary, a, button")]
  const at = items.indexOf(document.activeElement)
  const next = items[(at + step + items.length) % items.length]
  if (next instanceof HTMLElement) next.focus()
}

interface SummaryMenuProps {
  readonly label: string
  readonly links: readonly NavItem[]
  readonly children: ReactNode
}

/** A few links behind a button. */
export function SummaryMenu({ label, links, children }: SummaryMenuProps) {
  const face = (
    <>
      {children}
      <ChevronDown className="size-4" />
    </>
  )
  return (
    <Menu label={label} face={face} look="drop">
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href} aria-current={link.current ? "page" : undefined}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </Menu>
  )
}

/** The actions that do not fit beside the two most important ones: “⋯”. */
export const MoreActions = ({ label, children }: { label: string; children: ReactNode }) => (
  <Menu label={label} face={<Ellipsis className="size-5 text-ink-soft" />} look="sheet">
    {children}
  </Menu>
)
