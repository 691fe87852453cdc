import { useEffect, useState } from "react"
import { classNames } from "../class-names.ts"

/** Drawn in the browser: the secret in it is sent nowhere. Always dark on white, as cameras expect. */
export function QrCode({
  text,
  label,
  className = "w-48",
}: {
  text: string
  label: string
  className?: string
}) {
  const [code, setCode] = useState<{ size: number; path: string }>()
  useEffect(() => {
    let isHere = true
    void import("uqr").then(({ encode }) => {
      const { data, size } = encode(text, { border: 2 })
      if (isHere) setCode({ size, path: pathOf(data) })
    })
    return () => {
      isHere = false
    }
  }, [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${code?.size ?? 1} ${code?.size ?? 1}`}
      shapeRendering="crispEdges"
      className={classNames("aspect-square max-w-full border bg-white", className)}
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={code?.path ?? ""} fill="#1e1b18" />
    </svg>
  )
}

const pathOf = (rows: readonly (readonly boolean[])[]) =>
  rows.flatMap((row, y) => row.flatMap((isInk, x) => (isInk ? [`M${x} ${y}h1v1h-1z`] : []))).join("")
