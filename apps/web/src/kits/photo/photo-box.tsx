import { Camera, ImagePlus } from "lucide-react"
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from "react"
import { useTranslations } from "use-intl"
import { classNames } from "#web/ui/class-names.ts"
import { Button } from "#web/ui/control/button.tsx"
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { Cropper } from "./cropper.tsx"
import { MOST_MEGABYTES } from "./picture.ts"
import { type PhotoUse, usePhoto } from "./use-photo.ts"

interface PhotoBoxProps {
  readonly use: PhotoUse
  readonly hasPhoto: boolean
  readonly remove: RemovalAction
  /** The current photo, or what is shown instead of it. */
  readonly children: ReactNode
}

interface RemovalAction {
  readonly text: string
  readonly isBusy: boolean
  /** True once it is removed. */
  readonly run: () => Promise<unknown>
}

/** A photo of the member: choose, crop, replace, remove. */
export function PhotoBox({ use, hasPhoto, remove, children }: PhotoBoxProps) {
  const t = useTranslations("photo")
  const { chosen, sending, choose, change, save, stop, putAway } = usePhoto(use)
  const [isOver, drop] = useDrop((file) => void choose(file))
  const isBusy = sending.kind === "sending" || sending.kind === "processing"
  const choosing = useRef<HTMLButtonElement>(null)
  useFocusAfter(chosen !== undefined, choosing)
  useFocusAfter(hasPhoto, choosing)
  return (
    <div
      {...(isBusy ? {} : drop)}
      className={classNames(
        "grid justify-items-start gap-5 border border-dashed p-4 sm:p-6",
        isOver ? "border-ink bg-washi" : "border-rule-strong",
      )}
    >
      {chosen ? (
        <>
          <Cropper
            picture={chosen.picture}
            shape={use.shape}
            crop={chosen.crop}
            onChange={change}
            isFixed={isBusy}
          />
          {sending.kind === "sending" || sending.kind === "processing" ? (
            <Progress part={sending.kind === "sending" ? sending.part : null} />
          ) : null}
        </>
      ) : (
        children
      )}
      {sending.kind === "failed" ? (
        <Notice kind="error" live title={sending.problem}>
          {chosen ? <p>{t("kept")}</p> : null}
        </Notice>
      ) : null}
      {chosen ? (
        <div className="flex flex-wrap gap-3">
          <Button busy={isBusy} busyLabel={t("saving")} onClick={() => void save()}>
            {sending.kind === "failed" ? t("again") : t("save")}
          </Button>
          {isBusy ? (
            <Button variant="secondary" onClick={stop}>
              {t("stop")}
            </Button>
          ) : (
            <>
              <Chooser onFile={choose} label={t("other")} />
              <Button variant="quiet" onClick={putAway}>
                {t("cancel")}
              </Button>
            </>
          )}
        </div>
      ) : (
        <>
          <div className="flex flex-wrap gap-3">
            <Chooser ref={choosing} onFile={choose} label={t(hasPhoto ? "replace" : "choose")} />
            <Chooser onFile={choose} label={t("camera")} fromCamera />
            {hasPhoto ? <RemovePhoto {...remove} /> : null}
          </div>
          <p className="text-ink-soft text-sm">
            {t("help", { most: MOST_MEGABYTES })} <span className="not-pointer-fine:hidden">{t("drop")}</span>
          </p>
        </>
      )}
    </div>
  )
}

interface ChooserProps {
  readonly onFile: (file: File) => Promise<void>
  readonly label: string
  /** Opens the camera on a phone. */
  readonly fromCamera?: true
  readonly ref?: React.Ref<HTMLButtonElement>
}

function Chooser({ onFile, label, fromCamera, ref }: ChooserProps) {
  const input = useRef<HTMLInputElement>(null)
  const Icon = fromCamera ? Camera : ImagePlus
  return (
    <>
      <Button
        ref={ref}
        variant="secondary"
        icon={<Icon aria-hidden className="size-5" />}
        className={fromCamera && "pointer-fine:hidden"}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        {...(fromCamera ? { capture: "user" } : {})}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // So that the same file can be chosen again.
          target.value = ""
          if (file) void onFile(file)
        }}
      />
    </>
  )
}

/** `part` is null while the server processes the upload. */
function Progress({ part }: { part: number | null }) {
  const t = useTranslations("photo")
  const words = part === null ? t("processing") : t("sending", { percent: Math.floor(part * 10) * 10 })
  return (
    <div className="grid w-full max-w-80 gap-1.5">
      <p role="status" className="text-sm">
        {words}
      </p>
      <progress
        aria-label={t("saving")}
        max={1}
        {...(part === null ? {} : { value: part })}
        className="h-1.5 w-full"
      />
    </div>
  )
}

function RemovePhoto({ text, isBusy, run }: RemovalAction) {
  const t = useTranslations("photo")
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {t("remove")}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={close}
        title={t("removeTitle")}
        back={t("keep")}
        label={t("removeConfirm")}
        busyLabel={t("removing")}
        isBusy={isBusy}
        onConfirm={async () => {
          if (await run()) close()
        }}
      >
        <p>{text}</p>
      </ConfirmDialog>
    </>
  )
}

/** Drag and drop; takes the first file. */
function useDrop(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false)
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files")
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(false)
      const [file] = event.dataTransfer.files
      if (file) onFile(file)
    },
  }
  return [isOver, handlers] as const
}

/** Restores focus when the focused element is removed. */
function useFocusAfter(isOn: boolean, target: { readonly current: HTMLElement | null }) {
  const wasOn = useRef(isOn)
  useEffect(() => {
    if (wasOn.current && !isOn && document.activeElement === document.body) target.current?.focus()
    wasOn.current = isOn
  }, [isOn, target])
}
