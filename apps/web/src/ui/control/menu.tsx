import { ChevronDown } from "lucide-react"
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react"
import { classNames } from "../class-names.ts"
import { buttonClass } from "./button.tsx"
import type { RenderLink } from "./link.tsx"
import { plainLink } from "./link.tsx"

export type MenuItem = {
  key: string
  label: ReactNode
  disabled?: boolean
  tone?: "plain" | "danger"
} & ({ onSelect: () => void; href?: never } | { href: string; onSelect?: never })

type MenuProps = {
  label: ReactNode
  items: readonly MenuItem[]
  /** The edge of the button that the list aligns with. */
  align?: "start" | "end"
  renderLink?: RenderLink
}

const itemClass =
  "flex min-h-11 w-full items-center px-4 py-2 text-start hover:bg-washi focus:bg-washi focus-visible:-outline-offset-2 aria-disabled:cursor-not-allowed aria-disabled:text-ink-faint"

/** The target of an arrow or letter key, as in the ARIA menu pattern. */
function nextItem(items: readonly HTMLElement[], from: number, key: string): HTMLElement | undefined {
  const count = items.length
  switch (key) {
    case "ArrowDown":
      return items[(from + 1) % count]
    case "ArrowUp":
      return items[(from - 1 + count) % count]
    case "Home":
      return items[0]
    case "End":
      return items[count - 1]
    default: {
      if (key.length !== 1 || key === " ") return undefined
      const after = [...items.slice(from + 1), ...items.slice(0, from + 1)]
      return after.find((item) => item.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()))
    }
  }
}

/** Not from a library: it adds nothing to the header's size, and no hidden tab stops. */
export function Menu({ label, items, align = "start", renderLink = plainLink }: MenuProps) {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const listId = useId()

  const itemElements = () => [...(list.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])]

  useEffect(() => {
    if (!isOpen) return
    list.current?.querySelector<HTMLElement>("[role=menuitem]")?.focus()
    const closeFromOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener("pointerdown", closeFromOutside)
    return () => document.removeEventListener("pointerdown", closeFromOutside)
  }, [isOpen])

  const close = () => {
    setOpen(false)
    trigger.current?.focus()
  }
  const steer = (event: KeyboardEvent) => {
    if (event.key === "Escape") return close()
    if (event.key === "Tab") return setOpen(false)
    const elements = itemElements()
    const focused = elements.find((item) => item === document.activeElement)
    const next = nextItem(elements, focused ? elements.indexOf(focused) : -1, event.key)
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  const openDownwards = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" || isOpen) return
    event.preventDefault()
    setOpen(true)
  }

  return (
    <div ref={root} className="relative inline-block">
      <button
        ref={trigger}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={openDownwards}
        className={buttonClass("secondary")}
      >
        {label}
        <ChevronDown aria-hidden className="size-4" />
      </button>
      {isOpen ? (
        <div
          ref={list}
          id={listId}
          role="menu"
          tabIndex={-1}
          onKeyDown={steer}
          className={classNames(
            "absolute top-full z-40 mt-1 w-max min-w-full max-w-[calc(100vw-2.5rem)] border border-rule-strong bg-paper py-1",
            align === "end" ? "end-0" : "start-0",
          )}
        >
          {items.map((item) => (
            <MenuRow key={item.key} item={item} onDone={close} renderLink={renderLink} />
          ))}
        </div>
      ) : null}
    </div>
  )
}

function MenuRow({
  item,
  onDone,
  renderLink,
}: {
  item: MenuItem
  onDone: () => void
  renderLink: RenderLink
}) {
  const look = classNames(itemClass, item.tone === "danger" && "text-shu-ink")
  if (item.href !== undefined)
    return renderLink({
      href: item.href,
      role: "menuitem",
      tabIndex: -1,
      className: look,
      onClick: onDone,
      children: item.label,
    })
  const choose = () => {
    if (item.disabled) return
    onDone()
    item.onSelect()
  }
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-disabled={item.disabled || undefined}
      className={look}
      onClick={choose}
    >
      {item.label}
    </button>
  )
}
