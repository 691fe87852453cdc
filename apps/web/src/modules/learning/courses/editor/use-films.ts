// The state of a course's films, and their URLs while it is being written.
import { useEffect, useState } from "react"
import { watchFilm } from "#web/lib/film/watch-film.ts"
import type { CourseDocument } from "../writing/document.ts"
import type { Film } from "../writing/queries.ts"

export function useFilms(document: CourseDocument, known: readonly Film[]): readonly Film[] {
  const [films, setFilms] = useState(known)
  const wanted = document.chapters.flatMap(({ lessons }) => lessons.flatMap(({ film }) => film ?? []))
  const unknown = wanted.filter((id) => films.every((film) => film.id !== id || isOnItsWay(film))).join(" ")
  useEffect(() => {
    const watching = new AbortController()
    for (const id of unknown.split(" ").filter(Boolean))
      void watchFilm(
        id,
        (film) => {
          const others = (now: readonly Film[]) => now.filter((each) => each.id !== id)
          setFilms((now) =>
            film
              ? [
                  ...others(now),
                  { id, state: film.state, durationMs: film.media?.durationMs ?? 0, media: film.media },
                ]
              : others(now),
          )
        },
        watching.signal,
      )
    return () => watching.abort()
  }, [unknown])
  return films
}

const isOnItsWay = ({ state }: Film) => state === "receiving" || state === "processing"
