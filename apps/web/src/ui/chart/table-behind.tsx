import { ChevronDown, Download } from "lucide-react"
import { Button } from "../control/button.tsx"

interface TableBehindProps {
  readonly label: string
  readonly caption: string
  readonly headings: readonly string[]
  readonly rows: readonly (readonly [string, ...(readonly number[])])[]
  readonly numberText: (value: number) => string
  readonly save: { readonly label: string; readonly run: () => void }
}

/** The numbers of a chart, for readers and for a spreadsheet. */
export function TableBehind({ label, caption, headings, rows, numberText, save }: TableBehindProps) {
  return (
    <details className="group mt-3 border-t">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-sm [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden className="size-4 flex-none group-open:rotate-180" />
        {label}
      </summary>
      <Button
        variant="secondary"
        icon={<Download aria-hidden className="size-4.5" />}
        onClick={save.run}
        className="mb-3"
      >
        {save.label}
      </Button>
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b text-ink-soft">
            {headings.map((heading, column) => (
              <th
                key={heading}
                scope="col"
                className={
                  column === 0 ? "py-1.5 text-start font-normal" : "py-1.5 ps-2 text-end font-normal"
                }
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y">
          {rows.map(([head, ...values]) => (
            <tr key={head}>
              <th scope="row" className="py-1.5 text-start font-normal">
                {head}
              </th>
              {values.map((value, column) => (
                <td key={headings[column + 1]} className="py-1.5 ps-2 text-end">
                  {numberText(value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
