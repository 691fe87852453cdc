import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { classNames } from "#web/ui/class-names.ts"
import { Button } from "#web/ui/control/button.tsx"

interface PanesProps {
  readonly list: ReactNode
  /** Beside the list; nothing is open without it. */
  readonly children?: ReactNode
  /** The address names what is open: on a phone it then takes the place of the list. */
  readonly isChosen: boolean
  readonly onBack: () => void
}

/** A list, and beside it what is open; one of both on a phone. */
export function Panes({ list, children, isChosen, onBack }: PanesProps) {
  const t = useTranslations("desk")
  return (
    <div className="mt-5 grid gap-6 lg:grid-cols-[19rem_minmax(0,1fr)] xl:grid-cols-[22rem_minmax(0,1fr)]">
      <div
        className={classNames(
          "min-w-0 lg:sticky lg:top-0 lg:block lg:max-h-dvh lg:overflow-y-auto lg:py-1",
          isChosen && "hidden",
        )}
      >
        {list}
      </div>
      {children ? (
        <div className={classNames("min-w-0", !isChosen && "hidden lg:block")}>
          <Button variant="quiet" className="mb-3 px-0! lg:hidden" onClick={onBack}>
            ← {t("back")}
          </Button>
          {children}
        </div>
      ) : null}
    </div>
  )
}

export const rowClass = (isOpen: boolean) =>
  classNames(
    "block w-full border-s-3 text-start focus-visible:-outline-offset-2",
    isOpen ? "border-shu bg-washi" : "border-transparent hover:bg-washi",
  )
