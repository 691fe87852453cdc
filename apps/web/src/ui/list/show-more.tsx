import { Button } from "../control/button.tsx"

interface ShowMoreProps {
  /** The result of an infinite query. */
  readonly list: { readonly hasNextPage: boolean; readonly isFetchingNextPage: boolean }
  readonly label: string
  readonly busyLabel: string
  readonly onPress: () => void
  /** Less prominent, for a narrow column or a section. */
  readonly isQuiet?: boolean
}

/** The button for more of a list without URLs for its pages; nothing if there is no more. */
export function ShowMore({ list, label, busyLabel, onPress, isQuiet = false }: ShowMoreProps) {
  if (!list.hasNextPage) return null
  return (
    <Button
      variant={isQuiet ? "quiet" : "secondary"}
      className={isQuiet ? "justify-self-start px-0!" : "justify-self-center"}
      busy={list.isFetchingNextPage}
      busyLabel={busyLabel}
      onClick={onPress}
    >
      {label}
    </Button>
  )
}
