import { useTranslations } from "use-intl"
import { PhotoBox } from "#web/kits/photo/photo-box.tsx"
import { api } from "#web/lib/api/api.ts"
import { useAction } from "#web/lib/api/use-action.ts"
import { useRefresh } from "#web/lib/query/use-refresh.ts"
import { Portrait } from "#web/ui/picture/portrait.tsx"
import { Section } from "#web/ui/text/section.tsx"

interface PhotoSectionProps {
  readonly userId: string
  readonly photo: string | null
  readonly seal: string
}

/** The member's photo beside their name. */
export function PhotoSection({ userId, photo, seal }: PhotoSectionProps) {
  const t = useTranslations("photo")
  const refresh = useRefresh()
  const remove = useAction("DELETE /v1/user/photo", { done: () => t("removed"), settled: refresh })
  return (
    <Section title={t("title")} text={t("text")}>
      <PhotoBox
        use={{
          draft: userId,
          purpose: "photo",
          shape: "square",
          choose: (fileId, signal) => api("PUT /v1/user/photo", { body: { fileId }, signal }),
          onSaved: refresh,
        }}
        hasPhoto={photo !== null}
        remove={{ text: t("removeText"), isBusy: remove.underWay.length > 0, run: () => remove.run() }}
      >
        <Portrait photo={photo} seal={seal} className="size-32!" />
      </PhotoBox>
    </Section>
  )
}
