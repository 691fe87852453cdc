// From a chosen file to the published photo. The chosen file is kept until the upload has succeeded.
import { useCallback, useEffect, useRef, useState } from "react"
import { useTranslations } from "use-intl"
import { isApiError } from "#web/lib/api/is-api-error.ts"
import { randomKey } from "#web/lib/api/random-key.ts"
import { useFailure } from "#web/lib/api/use-failure.ts"
import { uploadFile } from "#web/lib/media/upload-file.ts"
import { useApp } from "#web/lib/page/use-app.ts"
import { type Crop, firstCrop, framedSize, type Shape } from "./crop.ts"
import {
  closePicture,
  cutOut,
  dropChosen,
  findChosen,
  keepChosen,
  MOST_MEGABYTES,
  openPicture,
  type Picture,
} from "./picture.ts"

interface ChosenPhoto {
  readonly picture: Picture
  readonly crop: Crop
}

type UploadState =
  | { readonly kind: "idle" }
  | { readonly kind: "sending"; readonly part: number }
  | { readonly kind: "processing" }
  | { readonly kind: "failed"; readonly problem: string }

/** One crop with its retry key: sending it again is the same upload. */
interface Cut {
  readonly crop: Crop
  readonly file: Blob
  readonly retryKey: string
}

/** What a photo is for. */
export interface PhotoUse {
  /** Names the chosen file while it is kept for this tab. */
  readonly draft: string
  readonly purpose: "photo" | "resume-photo"
  readonly shape: Shape
  /** Uses the uploaded file. */
  readonly choose: (fileId: string, signal: AbortSignal) => Promise<unknown>
  readonly onSaved: () => Promise<unknown> | undefined
}

export function usePhoto({ draft, purpose, shape, choose: takeUploaded, onSaved }: PhotoUse) {
  const t = useTranslations("photo")
  const { status } = useApp()
  const failures = useFailure()
  const [chosen, setChosen] = useState<ChosenPhoto>()
  const [sending, setSending] = useState<UploadState>({ kind: "idle" })
  const underWay = useRef<AbortController>(undefined)
  const lastCut = useRef<Cut>(undefined)
  const picture = chosen?.picture

  useEffect(() => () => underWay.current?.abort(), [])
  useEffect(() => (picture ? () => closePicture(picture) : undefined), [picture])
  useEffect(() => {
    let isHere = true
    void findChosen(draft).then((kept) => {
      if (isHere && kept) setChosen((now) => now ?? kept)
    })
    return () => {
      isHere = false
    }
  }, [draft])

  const choose = async (file: Blob) => {
    const opened = await openPicture(file)
    // An unreadable file does not replace the previous choice.
    if (typeof opened === "string")
      return setSending({ kind: "failed", problem: t(`problems.${opened}`, { most: MOST_MEGABYTES }) })
    setSending({ kind: "idle" })
    setChosen({ picture: opened, crop: firstCrop(framedSize(opened, shape)) })
  }

  const change = useCallback((to: (crop: Crop) => Crop) => {
    setChosen((now) => now && { ...now, crop: to(now.crop) })
  }, [])

  const putAway = () => {
    underWay.current?.abort()
    dropChosen(draft)
    setChosen(undefined)
    setSending({ kind: "idle" })
  }

  const stop = () => {
    underWay.current?.abort()
    setSending({ kind: "idle" })
  }

  const send = async ({ picture, crop }: ChosenPhoto, signal: AbortSignal): Promise<string | undefined> => {
    const cut =
      lastCut.current?.crop === crop
        ? lastCut.current
        : { crop, file: await cutOut(picture, crop, shape), retryKey: randomKey() }
    lastCut.current = cut
    const uploaded = await uploadFile({
      ...cut,
      purpose,
      signal,
      onProgress: (part) => setSending({ kind: "sending", part }),
      onSent: () => setSending({ kind: "processing" }),
    })
    if (uploaded.kind === "refused") return uploaded.problem
    await takeUploaded(uploaded.id, signal)
    return undefined
  }

  const save = async () => {
    if (!chosen) return
    const controller = new AbortController()
    underWay.current = controller
    failures.clear()
    setSending({ kind: "sending", part: 0 })
    try {
      const problem = await send(chosen, controller.signal)
      if (problem !== undefined) return setSending({ kind: "failed", problem })
      await onSaved()
      putAway()
      status.show({ kind: "success", message: t("saved") })
    } catch (error) {
      if (controller.signal.aborted) return
      keepChosen(draft, chosen)
      setSending({ kind: "failed", problem: isApiError(error) ? error.message : failures.tell(error) })
    }
  }

  return { chosen, sending, choose, change, save, stop, putAway }
}
