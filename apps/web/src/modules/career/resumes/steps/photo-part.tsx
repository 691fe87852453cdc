import { useQuery } from "@tanstack/react-query"
import { UserRound } from "lucide-react"
import { useTranslations } from "use-intl"
import { PhotoBox } from "#web/kits/photo/photo-box.tsx"
import { api } from "#web/lib/api/api.ts"
import { useAction } from "#web/lib/api/use-action.ts"
import { Checkbox } from "#web/ui/control/checkbox.tsx"
import { RESUME_PHOTO, resumePhotoQuery } from "../queries.ts"

interface PhotoPartProps {
  readonly isShown: boolean
  readonly onShow: (isShown: boolean) => void
}

/** One photo for all résumés of the member. */
export function PhotoPart({ isShown, onShow }: PhotoPartProps) {
  const t = useTranslations("resumes.photo")
  const { data, refetch } = useQuery(resumePhotoQuery())
  const remove = useAction("DELETE /v1/career/resume-photo", {
    touches: [RESUME_PHOTO],
    done: () => t("removed"),
  })
  const photo = data?.photo?.variants[0]
  return (
    <div className="grid gap-3">
      <p className="font-semibold">{t("title")}</p>
      <p className="max-w-measure text-ink-soft text-sm">{t("text")}</p>
      <PhotoBox
        use={{
          draft: "resume",
          purpose: "resume-photo",
          shape: "portrait",
          choose: (fileId, signal) => api("PUT /v1/career/resume-photo", { body: { fileId }, signal }),
          onSaved: () => {
            onShow(true)
            return refetch()
          },
        }}
        hasPhoto={photo !== undefined}
        remove={{ text: t("removeText"), isBusy: remove.underWay.length > 0, run: () => remove.run() }}
      >
        {photo ? (
          <img
            src={photo.address}
            alt={t("alt")}
            width={90}
            height={120}
            className="h-30 w-22.5 border border-rule-strong object-cover"
          />
        ) : (
          <span className="grid h-30 w-22.5 place-items-center border border-rule-strong border-dashed text-ink-faint">
            <UserRound aria-hidden className="size-10" />
          </span>
        )}
      </PhotoBox>
      <Checkbox label={t("show")} checked={isShown} onChange={({ target }) => onShow(target.checked)} />
    </div>
  )
}
