import { useState } from "react"
import { classNames } from "./class-names.ts"
import { Seal } from "./seal.tsx"

interface PortraitProps {
  /** Its address; without one the seal stands for it. */
  readonly photo: string | null
  readonly seal: string
  readonly className: string
}

/** The name stands beside it, so it says nothing itself. */
export function Portrait({ photo, seal, className }: PortraitProps) {
  // An address is good for an hour or two, and a page may stay open for longer.
  const [broken, setBroken] = useState<string>()
  return photo === null || photo === broken ? (
    <Seal text={seal} className={className} />
  ) : (
    <img
      src={photo}
      alt=""
      className={classNames("block flex-none object-cover", className)}
      onError={() => setBroken(photo)}
    />
  )
}
