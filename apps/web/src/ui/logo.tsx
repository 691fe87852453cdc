import { classNames } from "./class-names.ts"

/** The mark: し, the first letter of しるべ, standing as a post, with the board that points the way. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={classNames("block flex-none", className)}>
      <path d={postPath} className="fill-current" />
      <path d={boardPath} className="fill-shu" />
    </svg>
  )
}

// public/favicon.svg and the PNG icons are drawn from the same two paths.
const postPath =
  "M9.2 1.8C10.6 1.5 12.2 1.6 13.2 2 12.9 7.6 12.6 14 12.7 20.2c.1 4.3 1.7 6.4 5 6.4 3.6 0 6.7-2.5 9.2-6.8l.7.4C25.5 26.5 21.9 30.2 17 30.2c-5.2 0-7.7-3.3-7.8-9.2C9.1 14.6 9.3 7.8 9.2 1.8Z"
const boardPath = "M7.4 5.4 23 5 28 9.2 23.2 13.5 7.6 13.2Z"

type LogoProps = {
  /** The Latin name; the kana stands beside it. */ name: string
  kana: string
  className?: string
}

export function Logo({ name, kana, className }: LogoProps) {
  return (
    <span className={classNames("inline-flex items-center gap-2", className)}>
      <LogoMark className="size-8" />
      <span className="flex items-baseline gap-2 leading-none">
        <span lang="en" className="font-serif text-[1.625rem] leading-none tracking-tight [font-weight:520]">
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
