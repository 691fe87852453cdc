import { Fragment } from "react"
import type { WordReading } from "#web/lib/api/api-kinds.ts"
import { Ruby } from "../text/ruby.tsx"

interface TitleWordsProps {
  readonly title: string
  readonly readings: readonly WordReading[]
}

/** The title in a preview, with selectable words like the text below it. */
export function TitleWords({ title, readings }: TitleWordsProps) {
  return (
    <>
      {readings.map(({ start, end, text, reading }, place) => (
        <Fragment key={start}>
          {title.slice(readings[place - 1]?.end ?? 0, start)}
          {reading === null ? (
            <ruby data-word={place}>{text}</ruby>
          ) : (
            <Ruby reading={reading} before={title.slice(0, start)} after={title.slice(end)} word={place}>
              {text}
            </Ruby>
          )}
        </Fragment>
      ))}
      {title.slice(readings.at(-1)?.end ?? 0)}
    </>
  )
}
