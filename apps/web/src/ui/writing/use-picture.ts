// Uploads a picture for a text. The picture and its description survive failures.
import { useEffect, useRef, useState } from "react"
import { useTranslations } from "use-intl"
import { isApiError } from "#web/lib/api/is-api-error.ts"
import { randomKey } from "#web/lib/api/random-key.ts"
import { uploadFile } from "#web/lib/media/upload-file.ts"

/** Phones convert other formats to one of these when a picture is chosen. */
export const pictureTypes = ["image/jpeg", "image/png", "image/webp", "image/gif"] as const

export interface PictureUploadOptions {
  /** Passed on to the upload route. */
  readonly purpose: string
  readonly mostBytes: number
  /** Per text. */
  readonly most: number
  /** The Markdown reference to a file's id. */
  readonly reference: (id: string) => string
}

export type PictureUploadState =
  | { readonly kind: "sending"; readonly part: number }
  /** The upload is complete and being processed. */
  | { readonly kind: "processing" }
  | { readonly kind: "ready"; readonly id: string }
  /** `isFinal`: the same picture would be refused again. */
  | { readonly kind: "failed"; readonly problem: string; readonly isFinal: boolean }

export interface ChosenPicture {
  readonly file: File
  /** An object URL. */
  readonly address: string
  /** The same for every retry. */
  readonly retryKey: string
}

const MEGABYTE = 1024 * 1024
/** Too large, an unsupported type, or not what it claims to be. */
const REFUSALS: readonly number[] = [413, 415, 422]

export function usePicture(door: PictureUploadOptions | undefined) {
  const t = useTranslations("writing")
  const [chosen, setChosen] = useState<ChosenPicture>()
  /** One at a time, because each needs a description. */
  const [waiting, setWaiting] = useState<readonly File[]>([])
  const [sending, setSending] = useState<PictureUploadState>({ kind: "sending", part: 0 })
  const [problem, setProblem] = useState<string>()
  const underWay = useRef<AbortController>(undefined)
  useEffect(() => () => underWay.current?.abort(), [])
  useEffect(() => (chosen ? () => URL.revokeObjectURL(chosen.address) : undefined), [chosen])

  const send = async ({ file, retryKey }: ChosenPicture, purpose: string) => {
    underWay.current?.abort()
    const controller = new AbortController()
    underWay.current = controller
    setSending({ kind: "sending", part: 0 })
    try {
      const uploaded = await uploadFile({
        file,
        purpose,
        retryKey,
        handles: "all",
        signal: controller.signal,
        onProgress: (part) => setSending({ kind: "sending", part }),
        onSent: () => setSending({ kind: "processing" }),
      })
      setSending(
        uploaded.kind === "ready" ? uploaded : { kind: "failed", problem: uploaded.problem, isFinal: true },
      )
    } catch (error) {
      if (controller.signal.aborted) return
      const isAnswer = isApiError(error)
      setSending({
        kind: "failed",
        problem: isAnswer ? error.message : t("pictureFailed"),
        isFinal: isAnswer && REFUSALS.includes(error.status),
      })
    }
  }

  const show = ([first, ...rest]: readonly File[]) => {
    underWay.current?.abort()
    const picture = first && { file: first, address: URL.createObjectURL(first), retryKey: randomKey() }
    setChosen(picture)
    setWaiting(rest)
    if (picture && door) void send(picture, door.purpose)
  }

  /** `there`: number of pictures already in the text. */
  const choose = (files: readonly File[], there: number) => {
    if (!door) return
    const others = there + waiting.length + (chosen ? 1 : 0)
    const good = files.filter((file) => isPicture(file) && file.size <= door.mostBytes)
    const taken = good.slice(0, Math.max(0, door.most - others))
    setProblem(
      !files.every(isPicture)
        ? t("pictureOtherType")
        : good.length < files.length
          ? t("pictureTooLarge", { most: door.mostBytes / MEGABYTE })
          : taken.length < good.length
            ? t("pictureTooMany", { most: door.most })
            : undefined,
    )
    if (chosen) setWaiting([...waiting, ...taken])
    else if (taken.length > 0) show(taken)
  }

  return {
    chosen,
    waiting: waiting.length,
    sending,
    /** Why a file was not accepted. */
    problem,
    choose,
    again: () => void (door && chosen && send(chosen, door.purpose)),
    /** Continues with the next one. */
    putAway: () => {
      setProblem(undefined)
      show(waiting)
    },
  }
}

const isPicture = ({ type }: File) => pictureTypes.some((taken) => taken === type)
