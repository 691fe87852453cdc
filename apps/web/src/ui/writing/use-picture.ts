// A picture on its way into a text, through the one door for files. It stays, with all that was said about it, whatever fails on the way.
import { useCallback, useEffect, useRef, useState } from "react"
import { useTranslations } from "use-intl"
import { isApiError } from "#web/lib/is-api-error.ts"
import { randomKey } from "#web/lib/random-key.ts"
import { upload } from "#web/lib/upload.ts"

/** A phone that keeps its pictures in another type makes one of these of what is chosen. */
export const pictureTypes = ["image/jpeg", "image/png", "image/webp", "image/gif"] as const

export interface PictureDoor {
  /** What the door for files is told that it is for. */
  readonly purpose: string
  readonly mostBytes: number
  /** In one text. */
  readonly most: number
  /** How a text refers to the file of this id. */
  readonly reference: (id: string) => string
}

export type Sending =
  | { readonly kind: "sending"; readonly part: number }
  /** All of it is there, and is being looked at. */
  | { readonly kind: "processing" }
  | { readonly kind: "ready"; readonly id: string }
  /** `isFinal`: the same picture would be refused again. */
  | { readonly kind: "failed"; readonly problem: string; readonly isFinal: boolean }

export interface ChosenPicture {
  readonly file: File
  /** Of what the browser has in memory. */
  readonly address: string
  /** The same for every try. */
  readonly retryKey: string
}

const MEGABYTE = 1024 * 1024
/** Too large, of no type that is taken, or not what it claims to be. */
const REFUSALS: readonly number[] = [413, 415, 422]

export function usePicture(door: PictureDoor | undefined) {
  const t = useTranslations("writing")
  const [chosen, setChosen] = useState<ChosenPicture>()
  const [sending, setSending] = useState<Sending>({ kind: "sending", part: 0 })
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
      const uploaded = await upload({
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

  /** `there`: how many stand in the text already. */
  const choose = (file: File, there: number) => {
    if (!door) return
    const refusal = !isPicture(file)
      ? t("pictureOtherType")
      : file.size > door.mostBytes
        ? t("pictureTooLarge", { most: door.mostBytes / MEGABYTE })
        : there >= door.most
          ? t("pictureTooMany", { most: door.most })
          : undefined
    setProblem(refusal)
    if (refusal !== undefined) return
    const picture = { file, address: URL.createObjectURL(file), retryKey: randomKey() }
    setChosen(picture)
    void send(picture, door.purpose)
  }

  const putAway = useCallback(() => {
    underWay.current?.abort()
    setChosen(undefined)
    setProblem(undefined)
  }, [])

  return {
    chosen,
    sending,
    /** Why nothing was taken. */
    problem,
    choose,
    again: () => void (door && chosen && send(chosen, door.purpose)),
    putAway,
  }
}

const isPicture = ({ type }: File) => pictureTypes.some((taken) => taken === type)
