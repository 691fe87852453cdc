import {
  EVENT_PICTURE_LIMIT_BYTES,
  EVENT_PICTURE_PURPOSE,
} from "@shirube/vocabulary/events/events/draft-choices"
import { useTranslations } from "use-intl"
import { FileBox, pictureTypes } from "#web/ui/control/file-box.tsx"
import type { EventDraft } from "../queries.ts"
import { useWriting } from "./writing-context.ts"

/** Shows the stored picture while the document still refers to it. */
export function PictureField({ kept }: { kept: EventDraft["picture"] }) {
  const t = useTranslations("makingEvents")
  const { document, put } = useWriting()
  return (
    <div className="grid max-w-measure gap-3">
      {kept && document.picture === kept.id ? (
        <img
          src={kept.address}
          alt={t("pictureNow")}
          width={640}
          height={360}
          className="aspect-video w-full max-w-sm bg-washi object-cover"
        />
      ) : null}
      <FileBox
        id="picture"
        label={t("picture")}
        help={t("pictureHelp")}
        purpose={EVENT_PICTURE_PURPOSE}
        accept={pictureTypes}
        mostBytes={EVENT_PICTURE_LIMIT_BYTES}
        isHeld={document.picture !== null}
        onHold={(id) => put("picture", id ?? null)}
      />
    </div>
  )
}
