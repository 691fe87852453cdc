import { classNames } from "../class-names.ts"
import { boardPath, postPath } from "./logo-paths.ts"

/** The mark: し, the first letter of しるべ, as a post, with the board that points the way. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={classNames("block flex-none", className)}>
      <path d={postPath} className="fill-current" />
      <path d={boardPath} className="fill-shu" />
    </svg>
  )
}

type LogoProps = {
  /** The Latin name; the kana is beside it. */ name: string
  kana: string
  className?: string
}

export function Logo({ name, kana, className }: LogoProps) {
  return (
    <span className={classNames("inline-flex items-center gap-2", className)}>
      <LogoMark className="size-8" />
      <span className="flex items-baseline gap-2 leading-none">
        <span
          lang="en"
          className="font-serif text-[1.375rem] leading-none min-[22.5rem]:text-[1.625rem] tracking-tight [font-weight:520]"
        >
          {name}
        </span>
        <span
          lang="ja"
          className="font-serif-ja text-ink-soft text-sm max-sm:hidden leading-none tracking-widest"
        >
          {kana}
        </span>
      </span>
    </span>
  )
}
