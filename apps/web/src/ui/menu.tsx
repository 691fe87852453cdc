import { Menu as BaseMenu } from "@base-ui/react/menu"
import { ChevronDown } from "lucide-react"
import type { ReactNode } from "react"
import { buttonClass } from "./button.tsx"

export type MenuItem = {
  key: string
  label: ReactNode
  disabled?: boolean
  tone?: "plain" | "danger"
} & ({ onSelect: () => void; href?: never } | { href: string; onSelect?: never })

const itemClass =
  "flex min-h-11 cursor-default items-center px-4 py-2 no-underline outline-none data-disabled:text-ink-faint data-highlighted:bg-washi"

export function Menu({ label, items }: { label: ReactNode; items: readonly MenuItem[] }) {
  return (
    <BaseMenu.Root modal={false}>
      <BaseMenu.Trigger className={buttonClass("secondary")}>
        {label}
        <ChevronDown aria-hidden className="size-4" />
      </BaseMenu.Trigger>
      <BaseMenu.Portal>
        <BaseMenu.Positioner sideOffset={4} align="start" className="z-40">
          <BaseMenu.Popup className="min-w-52 border border-rule-strong bg-paper py-1 text-ink outline-none">
            {items.map((item) =>
              item.href === undefined ? (
                <BaseMenu.Item
                  key={item.key}
                  disabled={item.disabled ?? false}
                  onClick={item.onSelect}
                  className={`${itemClass} ${item.tone === "danger" ? "text-shu-ink" : ""}`}
                >
                  {item.label}
                </BaseMenu.Item>
              ) : (
                <BaseMenu.LinkItem key={item.key} href={item.href} className={itemClass}>
                  {item.label}
                </BaseMenu.LinkItem>
              ),
            )}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}
