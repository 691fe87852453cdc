import { categoryLook } from "./category-look.ts"
import { Cover } from "./cover.tsx"

interface PosterProps {
  readonly poster: string | null
  readonly topic: string
  readonly seed: string
  readonly isFirst?: boolean
}

/** The film's poster, or a drawn cover. The text beside it says what it is. */
export function Poster({ poster, topic, seed, isFirst = false }: PosterProps) {
  if (poster === null) return <Cover {...categoryLook(topic)} seed={seed} />
  return (
    <img
      src={poster}
      alt=""
      width={1280}
      height={720}
      loading={isFirst ? "eager" : "lazy"}
      decoding="async"
      className="aspect-video w-full bg-washi object-cover"
    />
  )
}
