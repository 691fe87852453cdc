import type { ReactNode } from "react"
import { Notice } from "./notice.tsx"

type ListFootProps = {
  /** What has come below, for who cannot see it. */
  arrived: string | undefined
  failure: string | undefined
  /** The way to more, where there is more. */
  children: ReactNode
}

/** Below a list that grows as the reader asks for more. */
export function ListFoot({ arrived = "", failure, children }: ListFootProps) {
  return (
    <>
      <p role="status" className="sr-only">
        {arrived}
      </p>
      {failure ? (
        <Notice kind="error" live>
          {failure}
        </Notice>
      ) : null}
      {children}
    </>
  )
}
