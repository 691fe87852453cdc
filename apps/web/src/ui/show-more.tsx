import { Button } from "./button.tsx"

interface ShowMoreProps {
  /** As a query of pages answers it. */
  readonly list: { readonly hasNextPage: boolean; readonly isFetchingNextPage: boolean }
  readonly label: string
  readonly busyLabel: string
  readonly onPress: () => void
  /** In a narrow column or a section of a page, it is one of many things. */
  readonly isQuiet?: boolean
}

/** The way to more of a list that has no address of its own for it; nothing where there is no more. */
export function ShowMore({ list, label, busyLabel, onPress, isQuiet = false }: ShowMoreProps) {
  if (!list.hasNextPage) return null
  return (
    <Button
      variant={isQuiet ? "quiet" : "secondary"}
      className={isQuiet ? undefined : "justify-self-center"}
      busy={list.isFetchingNextPage}
      busyLabel={busyLabel}
      onClick={onPress}
    >
      {label}
    </Button>
  )
}
