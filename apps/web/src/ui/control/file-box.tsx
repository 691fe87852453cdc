// Takes a file: uploads it as soon as it is chosen, and hands its id to the form.
import { FileCheck2, Upload } from "lucide-react"
import { useEffect, useId, useRef, useState } from "react"
import { useTranslations } from "use-intl"
import { isApiError } from "#web/lib/api/is-api-error.ts"
import { randomKey } from "#web/lib/api/random-key.ts"
import { uploadFile } from "#web/lib/media/upload-file.ts"
import { Button } from "./button.tsx"
import { FieldError } from "./field.tsx"

/** Types for purposes that accept pictures, and for those that accept documents too. */
export const pictureTypes = ["image/jpeg", "image/png", "image/webp", "image/gif"] as const
export const documentTypes = [...pictureTypes, "application/pdf"] as const

export interface FileFieldOptions {
  readonly label: string
  readonly help?: string | undefined
  /** Passed on to the upload route. */
  readonly purpose: string
  readonly accept: readonly string[]
  readonly mostBytes: number
}

interface FileBoxProps extends FileFieldOptions {
  readonly id: string
  /** The form already has a file from an earlier visit, whose name is unknown. */
  readonly isHeld: boolean
  readonly onHold: (fileId: string | undefined) => void
  /** While uploading. */
  readonly onBusy?: (isBusy: boolean) => void
  readonly problem?: string | undefined
}

type State =
  | { readonly kind: "none" }
  | { readonly kind: "held" }
  | { readonly kind: "sending"; readonly file: string; readonly part: number }
  | { readonly kind: "processing"; readonly file: string }
  | { readonly kind: "ready"; readonly file: string }
  | { readonly kind: "failed"; readonly problem: string }

export function FileBox({
  id,
  label,
  help,
  purpose,
  accept,
  mostBytes,
  isHeld,
  onHold,
  onBusy,
  problem,
}: FileBoxProps) {
  const t = useTranslations("forms")
  const [own, setState] = useState<State>({ kind: "none" })
  const state: State = own.kind === "none" && isHeld ? { kind: "held" } : own
  const isThere = state.kind === "ready" || state.kind === "held"
  const isBusy = state.kind === "sending" || state.kind === "processing"
  const sending = useRef<AbortController>(undefined)
  const input = useRef<HTMLInputElement>(null)
  const describing = useId()
  useEffect(() => () => sending.current?.abort(), [])
  useEffect(() => onBusy?.(isBusy), [onBusy, isBusy])

  const take = async (file: File) => {
    sending.current?.abort()
    const controller = new AbortController()
    sending.current = controller
    onHold(undefined)
    if (file.size > mostBytes)
      return setState({ kind: "failed", problem: t("fileTooLarge", { most: mostBytes / 1024 / 1024 }) })
    setState({ kind: "sending", file: file.name, part: 0 })
    try {
      const uploaded = await uploadFile({
        file,
        purpose,
        retryKey: randomKey(),
        handles: "all",
        signal: controller.signal,
        onProgress: (part) => setState({ kind: "sending", file: file.name, part }),
        onSent: () => setState({ kind: "processing", file: file.name }),
      })
      if (uploaded.kind === "refused") return setState({ kind: "failed", problem: uploaded.problem })
      onHold(uploaded.id)
      setState({ kind: "ready", file: file.name })
    } catch (error) {
      if (controller.signal.aborted) return
      setState({ kind: "failed", problem: isApiError(error) ? error.message : t("fileFailed") })
    }
  }

  const cancel = () => {
    sending.current?.abort()
    onHold(undefined)
    setState({ kind: "none" })
    input.current?.focus()
  }

  const error = state.kind === "failed" ? state.problem : problem
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="relative grid gap-3 border border-rule-strong border-dashed bg-washi p-4 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-focus">
        <div className="flex flex-wrap items-center gap-3">
          {isThere ? (
            <FileCheck2 aria-hidden className="size-5 flex-none text-matcha" />
          ) : (
            <Upload aria-hidden className="size-5 flex-none text-ink-soft" />
          )}
          <p id={`${describing}-state`} aria-live="polite" className="min-w-0 flex-1 break-all text-sm">
            {state.kind === "none" || state.kind === "failed" ? t("fileChoose") : null}
            {state.kind === "held" ? t("fileHeld") : null}
            {state.kind === "sending"
              ? t("fileSending", { file: state.file, percent: Math.floor(state.part * 10) * 10 })
              : null}
            {state.kind === "processing" ? t("fileProcessing", { file: state.file }) : null}
            {state.kind === "ready" ? t("fileReady", { file: state.file }) : null}
          </p>
        </div>
        {state.kind === "sending" ? (
          <progress
            value={state.part}
            max={1}
            aria-labelledby={`${describing}-state`}
            className="h-1.5 w-full"
          />
        ) : null}
        <input
          ref={input}
          id={id}
          type="file"
          accept={accept.join(",")}
          aria-describedby={`${error ? `${id}-error ` : ""}${describing}-state ${describing}-help`}
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={(event) => {
            const [file] = event.target.files ?? []
            // So that the same file can be chosen again.
            event.target.value = ""
            if (file) void take(file)
          }}
        />
        {isBusy || isThere ? (
          <Button variant="quiet" className="relative justify-self-start px-0!" onClick={cancel}>
            {isBusy ? t("fileStop") : t("fileRemove")}
          </Button>
        ) : null}
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      <p id={`${describing}-help`} className="text-ink-soft text-sm">
        {help}
      </p>
    </div>
  )
}
