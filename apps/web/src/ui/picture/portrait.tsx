import { useState } from "react"
import { classNames } from "../class-names.ts"
import { Seal } from "./seal.tsx"

interface PortraitProps {
  /** Its URL; without one the seal is shown. */
  readonly photo: string | null
  readonly seal: string
  readonly className: string
}

/** Decorative, because the name is beside it. */
export function Portrait({ photo, seal, className }: PortraitProps) {
  // The URL expires after an hour or two, and a page may stay open for longer.
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
