// A picture on its way into a text, through the one door for files. It stays, with all that was said about it, whatever fails on the way.
import { useEffect, useRef, useState } from "react"
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
  /** One is looked at after the other: each wants its words. */
  const [waiting, setWaiting] = useState<readonly File[]>([])
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

  const show = ([first, ...rest]: readonly File[]) => {
    underWay.current?.abort()
    const picture = first && { file: first, address: URL.createObjectURL(first), retryKey: randomKey() }
    setChosen(picture)
    setWaiting(rest)
    if (picture && door) void send(picture, door.purpose)
  }

  /** `there`: how many stand in the text already. */
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
    /** Why something was not taken. */
    problem,
    choose,
    again: () => void (door && chosen && send(chosen, door.purpose)),
    /** It is the next one's turn. */
    putAway: () => {
      setProblem(undefined)
      show(waiting)
    },
  }
}

const isPicture = ({ type }: File) => pictureTypes.some((taken) => taken === type)
