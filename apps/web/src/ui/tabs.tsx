import { Tabs as BaseTabs } from "@base-ui/react/tabs"
import { type ReactNode, useId } from "react"

export type Tab = { value: string; label: ReactNode; content: ReactNode }

export function Tabs({
  label,
  tabs,
  defaultValue,
}: {
  label: string
  tabs: readonly Tab[]
  defaultValue?: string
}) {
  const id = useId()
  // Named here: what the library names by itself is only known in a browser, and the page is read before.
  const tabId = (value: string) => `${id}-${value}-tab`
  const panelId = (value: string) => `${id}-${value}-panel`
  return (
    <BaseTabs.Root defaultValue={defaultValue ?? tabs[0]?.value}>
      <BaseTabs.List aria-label={label} className="no-scrollbar flex gap-6 overflow-x-auto border-b">
        {tabs.map((tab) => (
          <BaseTabs.Tab
            key={tab.value}
            value={tab.value}
            id={tabId(tab.value)}
            aria-controls={panelId(tab.value)}
            className="-mb-px min-h-11 flex-none border-transparent border-b-3 px-0.5 text-ink-soft hover:text-ink focus-visible:-outline-offset-2 data-active:border-shu data-active:font-semibold data-active:text-ink"
          >
            {tab.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel
          key={tab.value}
          value={tab.value}
          id={panelId(tab.value)}
          aria-labelledby={tabId(tab.value)}
          keepMounted
          className="pt-6"
        >
          {tab.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  )
}
