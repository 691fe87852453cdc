import { useTranslations } from "use-intl"
import { type DeskKey, singleKeys } from "#web/kits/desk/keys.tsx"
import { useBrowserStore } from "#web/lib/browser/browser-store.ts"
import { Checkbox } from "#web/ui/control/checkbox.tsx"
import { Dialog } from "#web/ui/overlay/dialog.tsx"

interface KeysDialogProps {
  /** Undefined: closed. */
  readonly keys: readonly DeskKey[] | undefined
  readonly onClose: () => void
}

export function KeysDialog({ keys, onClose }: KeysDialogProps) {
  const t = useTranslations("editors.desk")
  const areOn = useBrowserStore(singleKeys) ?? true
  return (
    <Dialog open={keys !== undefined} onClose={onClose} title={t("keys")} closeLabel={t("close")}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-2.5">
        {keys?.map(({ keys: pressed, label }) => (
          <div key={pressed} className="contents">
            <dt className="flex gap-1">
              {pressed.split(" ").map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 border-t pt-3">
        <Checkbox
          label={t("keysWork")}
          help={t("keysWorkHelp")}
          checked={areOn}
          onChange={(event) => singleKeys.set(event.target.checked)}
        />
      </div>
    </Dialog>
  )
}

export function Key({ children }: { children: string }) {
  return (
    <kbd className="inline-grid min-h-6 min-w-6 place-items-center border border-rule-strong px-1.5 font-mono text-ink text-xs">
      {children}
    </kbd>
  )
}
