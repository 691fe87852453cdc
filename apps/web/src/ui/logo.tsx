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
  "M9.2 1.8C10.6 1.5 12.4 1.7 13.2 2.1 12.9 7.6 12.6 14 12.7 20.2c.1 4.300 1.700 6.400 5 6.400 3.500 0 6.500-2.400 8.800-6.200l1.500.9C25.700 26.800 21.900 30.200 17 30.200c-5.200 0-7.700-3.300-7.800-9.200C9.100 14.600 9.300 7.800 9.200 1.800Z"
const boardPath = "M4.300 6.100 21.800 5.700 26.600 9.900 22 14.200 4.500 13.900Z"

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
