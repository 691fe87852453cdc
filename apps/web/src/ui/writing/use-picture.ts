// A picture on its way into a text, through the one door for files.
import { useEffect, useRef, useState } from "react"
import { useTranslations } from "use-intl"
import { isApiError } from "#web/lib/is-api-error.ts"
import { randomKey } from "#web/lib/random-key.ts"
import { upload } from "#web/lib/upload.ts"

export interface PictureDoor {
  /** What the door for files is told that it is for. */
  readonly purpose: string
  readonly mostBytes: number
}

type State =
  | { readonly kind: "none" }
  | { readonly kind: "sending"; readonly file: string; readonly part: number }
  | { readonly kind: "failed"; readonly problem: string }

export function usePicture(door: PictureDoor | undefined, onReady: (address: string, name: string) => void) {
  const t = useTranslations("writing")
  const [state, setState] = useState<State>({ kind: "none" })
  const sending = useRef<AbortController>(undefined)
  useEffect(() => () => sending.current?.abort(), [])

  const send = async (file: File) => {
    if (!door) return
    sending.current?.abort()
    const controller = new AbortController()
    sending.current = controller
    if (file.size > door.mostBytes)
      return setState({
        kind: "failed",
        problem: t("pictureTooLarge", { most: door.mostBytes / 1024 / 1024 }),
      })
    const show = (part: number) => setState({ kind: "sending", file: file.name, part })
    show(0)
    try {
      const uploaded = await upload({
        file,
        purpose: door.purpose,
        retryKey: randomKey(),
        handles: "all",
        signal: controller.signal,
        onProgress: show,
        onSent: () => show(1),
      })
      if (uploaded.kind === "refused") return setState({ kind: "failed", problem: uploaded.problem })
      setState({ kind: "none" })
      if (uploaded.address !== undefined) onReady(uploaded.address, file.name)
    } catch (error) {
      if (controller.signal.aborted) return
      setState({ kind: "failed", problem: isApiError(error) ? error.message : t("pictureFailed") })
    }
  }
  const stop = () => {
    sending.current?.abort()
    setState({ kind: "none" })
  }
  return { state, send, stop }
}
