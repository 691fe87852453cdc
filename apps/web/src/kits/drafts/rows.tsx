// Rows of a document, such as its sources or dates: added, removed, and each named by its number.
import { Plus, Trash2 } from "lucide-react"
import { type ReactNode, useId } from "react"
import { Button } from "#web/ui/control/button.tsx"
import { FieldError } from "#web/ui/control/field.tsx"
import { IconButton } from "#web/ui/control/icon-button.tsx"
import { placed } from "./paths.ts"
import { useDocumentFields } from "./written-context.ts"

interface DocumentRowsProps<Row> {
  readonly path: string
  readonly rows: readonly Row[]
  readonly blank: NoInfer<Row>
  readonly most: number
  readonly label: string
  readonly help?: string
  readonly add: string
  /** What a row is called, and its button: `Source 2`, `Remove source 2`. */
  readonly rowLabel: (number: number) => string
  readonly removeLabel: (number: number) => string
  readonly children: (path: string, row: Row) => ReactNode
}

export function DocumentRows<Row>({
  path,
  rows,
  blank,
  most,
  label,
  help,
  add,
  rowLabel,
  removeLabel,
  children,
}: DocumentRowsProps<Row>) {
  const { put, problemAt } = useDocumentFields()
  const id = useId()
  const problem = problemAt(path)
  const isFull = rows.length >= most
  return (
    <section id={path} tabIndex={-1} aria-labelledby={id} className="grid gap-4 border-t pt-6">
      <h3 id={id} className="voice-serif text-heading">
        {label}
      </h3>
      {help === undefined ? null : <p className="max-w-measure text-ink-soft">{help}</p>}
      {problem ? <FieldError id={`${path}-error`}>{problem}</FieldError> : null}
      {placed(rows, path).map(({ value, at, path: here }) => (
        <fieldset key={here} className="grid gap-4 border-s-3 ps-4">
          <legend className="float-start w-full">
            <span className="flex items-center justify-between gap-2">
              <span className="font-semibold">{rowLabel(at + 1)}</span>
              <IconButton label={removeLabel(at + 1)} onClick={() => put(path, rows.toSpliced(at, 1))}>
                <Trash2 aria-hidden className="size-4.5" />
              </IconButton>
            </span>
          </legend>
          {children(here, value)}
        </fieldset>
      ))}
      <Button
        variant="quiet"
        className="justify-self-start px-0!"
        icon={<Plus aria-hidden className="size-4" />}
        aria-disabled={isFull || undefined}
        onClick={() => {
          if (!isFull) put(path, [...rows, blank])
        }}
      >
        {add}
      </Button>
    </section>
  )
}
