import { useTranslations } from "use-intl"
import { type TextChange, textDifference } from "#web/lib/form/text-difference.ts"

/** A labelled text of a document, as the history shows and compares it. */
export interface DocumentPart {
  /** The same in every version. */
  readonly id: string
  readonly label: string
  readonly text: string
}

interface PartPair {
  readonly id: string
  readonly label: string
  readonly left: string
  readonly right: string
}

/** Every part of either text. */
export function pairsOf(left: readonly DocumentPart[], right: readonly DocumentPart[]): PartPair[] {
  const others = new Map(right.map(({ id, text }) => [id, text]))
  const known = new Set(left.map(({ id }) => id))
  return [
    ...left.map(({ id, label, text }) => ({ id, label, left: text, right: others.get(id) ?? "" })),
    ...right
      .filter(({ id }) => !known.has(id))
      .map(({ id, label, text }) => ({ id, label, left: "", right: text })),
  ]
}

interface SideBySideProps {
  readonly left: { readonly label: string; readonly parts: readonly DocumentPart[] }
  readonly right: { readonly label: string; readonly parts: readonly DocumentPart[] }
}

/** Two texts beside each other, one above the other on a phone; what only one of them has is marked. */
export function SideBySide({ left, right }: SideBySideProps) {
  const t = useTranslations("documents")
  const pairs = pairsOf(left.parts, right.parts).filter((pair) => pair.left !== pair.right)
  if (pairs.length === 0) return <p className="text-ink-soft">{t("sides.same")}</p>
  return (
    <div className="grid gap-5">
      {pairs.map((pair) => {
        const changes = textDifference(pair.left, pair.right)
        return (
          <section key={pair.id} aria-label={pair.label}>
            <p className="font-semibold text-sm">{pair.label}</p>
            <dl className="mt-1 grid grid-cols-1 gap-x-5 gap-y-3 sm:grid-cols-2">
              <Side label={left.label} changes={changes} omitted="added" />
              <Side label={right.label} changes={changes} omitted="removed" />
            </dl>
          </section>
        )
      })}
    </div>
  )
}

interface SideProps {
  readonly label: string
  readonly changes: readonly TextChange[]
  /** What only the other side has. */
  readonly omitted: "added" | "removed"
}

function Side({ label, changes, omitted }: SideProps) {
  const t = useTranslations("documents")
  const own = changes.filter(({ kind, text }) => kind !== omitted && text !== "")
  let at = 0
  return (
    <div className="min-w-0 border-s-3 border-rule ps-3">
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="wrap-anywhere whitespace-pre-wrap">
        {own.length === 0 ? <span className="text-ink-faint">{t("sides.empty")}</span> : null}
        {own.map(({ kind, text }) => {
          const key = `${at++}`
          return kind === "same" ? (
            <span key={key}>{text}</span>
          ) : (
            <mark key={key} className="bg-yamabuki-tint text-ink underline decoration-yamabuki decoration-2">
              {text}
            </mark>
          )
        })}
      </dd>
    </div>
  )
}

/** What was added and what was removed, in one text. */
export function Difference({ before, after }: { before: string; after: string }) {
  let at = 0
  return textDifference(before, after).map(({ kind, text }) => {
    const key = `${at++}`
    if (kind === "same") return <span key={key}>{text}</span>
    return kind === "added" ? (
      <ins key={key} className="bg-matcha-tint text-matcha">
        {text}
      </ins>
    ) : (
      <del key={key} className="bg-shu-tint text-shu-ink">
        {text}
      </del>
    )
  })
}
