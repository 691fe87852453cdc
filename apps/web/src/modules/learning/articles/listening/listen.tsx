import { Headphones } from "lucide-react"
import { useState, useSyncExternalStore } from "react"
import { useTranslations } from "use-intl"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { useApp } from "#web/lib/page/use-app.ts"
import { useLoaded } from "#web/lib/query/use-loaded.ts"
import type { Article } from "../queries.ts"

const load = async ({ locale }: RouterContext) => {
  const [{ Player }] = await Promise.all([import("./player.tsx"), locale.need(["reading"])])
  return Player
}

/** The player of an article, and whether it is open. Its code is loaded when it opens first. */
export function useListening(article: Article) {
  const [isOpen, setIsOpen] = useState(false)
  const Player = useLoaded(isOpen && load, useApp())
  const close = () => setIsOpen(false)
  return {
    isOpen,
    toggle: () => setIsOpen(!isOpen),
    player: isOpen && Player ? <Player key={article.language} article={article} onClose={close} /> : null,
  }
}

export type Listening = Pick<ReturnType<typeof useListening>, "isOpen" | "toggle">

/** Keeps its place where the browser has no voice, because the voices are known only later. */
export function ListenButton({
  article: { language },
  listening: { isOpen, toggle },
}: {
  article: Article
  listening: Listening
}) {
  const t = useTranslations("articles")
  const hasVoice = useSyncExternalStore(
    watchVoices,
    () => hasVoiceFor(language),
    () => false,
  )
  return (
    <button
      type="button"
      aria-pressed={isOpen}
      onClick={toggle}
      data-silent={!hasVoice || undefined}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 text-ink-soft text-sm hover:text-ink aria-pressed:text-shu-ink data-silent:invisible"
    >
      <Headphones aria-hidden className="size-4.5" />
      <span className="max-sm:sr-only">{t("listen")}</span>
    </button>
  )
}

function watchVoices(changed: () => void) {
  if (!("speechSynthesis" in globalThis)) return () => {}
  speechSynthesis.addEventListener("voiceschanged", changed)
  return () => speechSynthesis.removeEventListener("voiceschanged", changed)
}

const hasVoiceFor = (language: string) =>
  "speechSynthesis" in globalThis &&
  speechSynthesis.getVoices().some(({ lang }) => lang.toLowerCase().startsWith(language))
