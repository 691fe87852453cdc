import { useQuery } from "@tanstack/react-query"
import { BookOpen } from "lucide-react"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { useApp } from "#web/lib/page/use-app.ts"
import { Button } from "#web/ui/control/button.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { Dialog } from "#web/ui/overlay/dialog.tsx"
import { careerDocumentsQuery, fetchCareerDocument, isOfKind } from "../../career-documents/queries.ts"

/** Copies the text of an episode; the résumé and the story are not connected afterwards. */
export function StoryButton({ onInsert }: { onInsert: (text: string) => void }) {
  const t = useTranslations("resumes.story")
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        variant="secondary"
        className="justify-self-start"
        icon={<BookOpen aria-hidden className="size-4.5" />}
        onClick={() => setOpen(true)}
      >
        {t("open")}
      </Button>
      <Dialog open={isOpen} onClose={close} title={t("title")} closeLabel={t("close")}>
        {isOpen ? (
          <Episodes
            onChoose={(text) => {
              onInsert(text)
              close()
            }}
          />
        ) : null}
      </Dialog>
    </>
  )
}

function Episodes({ onChoose }: { onChoose: (text: string) => void }) {
  const t = useTranslations("resumes.story")
  const { status } = useApp()
  const { data, isError } = useQuery(careerDocumentsQuery("episode"))
  const choose = async (id: string) => {
    try {
      const episode = await fetchCareerDocument(id)
      if (!isOfKind(episode, "episode")) return
      const { situation, action, result, learned } = episode.content
      onChoose(
        [situation, action, result, learned]
          .map((text) => text.trim())
          .filter(Boolean)
          .join("\n"),
      )
    } catch {
      status.show({ kind: "error", message: t("failed") })
    }
  }
  if (isError) return <p>{t("failed")}</p>
  if (!data) return <Skeleton shape="text" lines={4} label={t("loading")} />
  if (data.items.length === 0) return <p className="text-ink-soft">{t("none")}</p>
  return (
    <ul className="divide-y border-y">
      {data.items.map(({ id, title }) => (
        <li key={id}>
          <button
            type="button"
            onClick={() => void choose(id)}
            className="wrap-anywhere min-h-12 w-full py-2 text-start hover:bg-washi"
          >
            {title || t("untitled")}
          </button>
        </li>
      ))}
    </ul>
  )
}
