import {
  MOST_PICTURES,
  PICTURE_LIMIT_BYTES,
  PICTURE_PURPOSE,
  pictureReference,
} from "@shirube/vocabulary/community/forum/choices"
import { useCallback } from "react"
import { useTranslations } from "use-intl"
import { api } from "#web/lib/api/api.ts"
import { useApp } from "#web/lib/page/use-app.ts"
import { Button } from "#web/ui/control/button.tsx"
import { SubmitButton } from "#web/ui/form/form.tsx"
import type { MentionSource } from "#web/ui/writing/use-people.ts"
import type { PictureUploadOptions } from "#web/ui/writing/use-picture.ts"

/** In questions and answers. */
export const postPictures: PictureUploadOptions = {
  purpose: PICTURE_PURPOSE,
  mostBytes: PICTURE_LIMIT_BYTES,
  most: MOST_PICTURES,
  reference: pictureReference,
}

/** Cancelling keeps the text as a draft. */
export function FormEnd({ submit, onCancel }: { submit: string; onCancel: () => void }) {
  const t = useTranslations("asking")
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button variant="quiet" onClick={onCancel}>
        {t("later")}
      </Button>
      <SubmitButton busyLabel={t("posting")}>{submit}</SubmitButton>
    </div>
  )
}

/** People who can be mentioned in this thread; for a new question, only the directory's senpai. */
export const usePeopleOf = (questionId?: string): MentionSource =>
  useCallback(
    async (name, signal) => {
      const query = { name, ...(questionId === undefined ? {} : { questionId }) }
      return (await api("GET /v1/mentionable", { query, handles: "all", signal })).items
    },
    [questionId],
  )

/** Tells the member that their post is held for review. */
export function useHeldForReviewNotice(): (isHeld: boolean) => void {
  const t = useTranslations("asking")
  const { status } = useApp()
  return (isHeld) => {
    if (isHeld) status.show({ kind: "info", message: t("held") })
  }
}
