import { classNames } from "../class-names.ts"

/** The board of the logo, with a number on it. */
export function Signpost({ numeral, className }: { numeral: string; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 44 26" className={classNames("h-6.5 w-11 flex-none", className)}>
      <path d="M1.2 1.6 34.5.8 43 13 34.8 25.200 1.500 24.600Z" className="fill-shu" />
      <text
        x="18"
        y="18.500"
        textAnchor="middle"
        lang="ja"
        className="fill-on-shu font-bold font-serif-ja text-[15px]"
      >
        {numeral}
      </text>
    </svg>
  )
}
