import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react"
import { type ReactNode, useId, useRef } from "react"
import { useTranslations } from "use-intl"
import { Button } from "#web/ui/control/button.tsx"

interface Row {
  readonly id: string
}

interface RowListProps<Item extends Row> {
  readonly rows: readonly Item[]
  readonly most: number
  /** The heading of a row. */
  readonly nameOf: (row: Item, place: number) => string
  readonly addLabel: string
  readonly blank: () => Item
  readonly onChange: (rows: Item[]) => void
  readonly children: (row: Item, at: number) => ReactNode
}

/** Rows of a résumé: added, removed and moved. */
export function RowList<Item extends Row>({
  rows,
  most,
  nameOf,
  addLabel,
  blank,
  onChange,
  children,
}: RowListProps<Item>) {
  const t = useTranslations("resumes.rows")
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const focusOn = (at: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>("[data-row]")[at]?.focus())
  const swap = (at: number, with_: number) => {
    const moved = rows.toSpliced(at, 1)
    const row = rows[at]
    if (row) onChange(moved.toSpliced(with_, 0, row))
    focusOn(with_)
  }
  return (
    <div ref={list} className="grid gap-6">
      {rows.map((row, at) => {
        const name = nameOf(row, at + 1)
        return (
          <section key={row.id} aria-labelledby={`${id}-${row.id}`} className="border-t pt-4">
            <div className="flex items-center justify-between gap-3">
              <h3
                id={`${id}-${row.id}`}
                data-row
                tabIndex={-1}
                className="wrap-anywhere min-w-0 font-semibold focus-visible:outline-none"
              >
                {name}
              </h3>
              <div className="flex flex-none">
                <RowButton label={t("up", { name })} isOff={at === 0} onPress={() => swap(at, at - 1)}>
                  <ArrowUp aria-hidden className="size-5" />
                </RowButton>
                <RowButton
                  label={t("down", { name })}
                  isOff={at === rows.length - 1}
                  onPress={() => swap(at, at + 1)}
                >
                  <ArrowDown aria-hidden className="size-5" />
                </RowButton>
                <RowButton
                  label={t("remove", { name })}
                  onPress={() => {
                    onChange(rows.toSpliced(at, 1))
                    focusOn(Math.max(0, at - 1))
                  }}
                >
                  <Trash2 aria-hidden className="size-5" />
                </RowButton>
              </div>
            </div>
            <div className="mt-3 grid gap-5">{children(row, at)}</div>
          </section>
        )
      })}
      {rows.length < most ? (
        <Button
          variant="secondary"
          className="justify-self-start"
          icon={<Plus aria-hidden className="size-4.5" />}
          onClick={() => {
            onChange([...rows, blank()])
            focusOn(rows.length)
          }}
        >
          {addLabel}
        </Button>
      ) : (
        <p className="text-ink-soft">{t("full", { most })}</p>
      )}
    </div>
  )
}

interface RowButtonProps {
  readonly label: string
  readonly isOff?: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

function RowButton({ label, isOff = false, onPress, children }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={isOff}
      onClick={onPress}
      className="grid size-11 place-items-center text-ink-soft hover:text-ink disabled:opacity-30"
    >
      {children}
    </button>
  )
}
