import type { WordReading } from "@shirube/contract/furigana"
import { Fragment } from "react"

interface TitleWordsProps {
  readonly title: string
  readonly readings: readonly WordReading[]
}

/** A title that is being written, its words to be chosen as those of the text below it. */
export function TitleWords({ title, readings }: TitleWordsProps) {
  return (
    <>
      {readings.map(({ start, text, reading }, place) => (
        <Fragment key={start}>
          {title.slice(readings[place - 1]?.end ?? 0, start)}
          <ruby data-word={place}>
            {text}
            {reading === null ? null : (
              <>
                <rp>（</rp>
                <rt>{reading}</rt>
                <rp>）</rp>
              </>
            )}
          </ruby>
        </Fragment>
      ))}
      {title.slice(readings.at(-1)?.end ?? 0)}
    </>
  )
}
