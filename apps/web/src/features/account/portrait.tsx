import { classNames } from "#web/ui/class-names.ts"
import { Seal } from "#web/ui/seal.tsx"
import type { Account } from "./queries.ts"

interface PortraitProps {
  readonly photo: Account["photo"]
  readonly seal: string
  readonly className?: string
}

/** The name stands beside it, so it says nothing itself. */
export function Portrait({ photo, seal, className }: PortraitProps) {
  const variant = photo?.variants.find(({ name }) => name === "medium")
  return variant ? (
    <img
      src={variant.address}
      width={variant.width}
      height={variant.height}
      alt=""
      className={classNames("block flex-none object-cover", className)}
    />
  ) : (
    <Seal text={seal} {...(className === undefined ? {} : { className })} />
  )
}
