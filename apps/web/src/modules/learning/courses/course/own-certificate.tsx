import { Download } from "lucide-react"
import { useEffect, useRef, useState } from "react"
import { useTranslations } from "use-intl"
import { api } from "#web/lib/api/api.ts"
import { saveFile } from "#web/lib/api/save-file.ts"
import { useAction } from "#web/lib/api/use-action.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { Button } from "#web/ui/control/button.tsx"
import { Field } from "#web/ui/control/field.tsx"
import { TextInput } from "#web/ui/control/text-input.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { certificateHref } from "../address.ts"
import type { CourseProgress } from "../queries.ts"

export function OwnCertificate({ courseId, progress }: { courseId: string; progress: CourseProgress }) {
  const t = useTranslations("courses.certificate")
  const make = useAction("POST /v1/courses/{id}/certificate", { touches: ["course"] })
  const [typed, setTyped] = useState("")
  const isMaking = make.underWay.length > 0
  const section = useRef<HTMLElement>(null)
  // It is not there yet when the browser looks for the address's hash.
  useEffect(() => {
    if (location.hash === "#certificate") section.current?.scrollIntoView()
  }, [])
  return (
    <section
      ref={section}
      aria-labelledby="certificate"
      className="grid justify-items-start gap-3 border-y py-6"
    >
      <h2 id="certificate" className="voice-serif text-heading">
        {t("title")}
      </h2>
      {progress.certificateCode === null ? (
        <form
          className="grid justify-items-start gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            const name = progress.nameOnCertificate === null ? { name: typed } : {}
            void make.run({ params: { id: courseId }, body: name })
          }}
        >
          {progress.nameOnCertificate === null ? (
            <Field label={t("letters")} help={t("lettersHelp")}>
              {(control) => (
                <TextInput
                  {...control}
                  required
                  maxLength={100}
                  autoComplete="name"
                  value={typed}
                  onChange={(event) => setTyped(event.target.value)}
                />
              )}
            </Field>
          ) : (
            <p className="text-ink-soft">{t("name", { name: progress.nameOnCertificate })}</p>
          )}
          <Button type="submit" busy={isMaking} busyLabel={t("making")}>
            {t("make")}
          </Button>
        </form>
      ) : (
        <IssuedCertificate code={progress.certificateCode} courseId={courseId} />
      )}
    </section>
  )
}

/** The file is private, so it is fetched with the owner's token and saved as a download. */
function IssuedCertificate({ code, courseId }: { code: string; courseId: string }) {
  const t = useTranslations("courses.certificate")
  const href = useHref()
  const [state, setState] = useState<"ready" | "busy" | "failed">("ready")
  const download = async () => {
    setState("busy")
    try {
      const file = await api("GET /v1/certificates/{code}/pdf", { params: { code }, answer: "file" })
      saveFile(file, `shirube-certificate-${courseId}.pdf`)
      setState("ready")
    } catch {
      setState("failed")
    }
  }
  return (
    <>
      <Button
        busy={state === "busy"}
        busyLabel={t("downloading")}
        icon={<Download aria-hidden className="size-4.5" />}
        onClick={() => void download()}
      >
        {t("download")}
      </Button>
      <p role="status" className="text-shu-ink text-sm">
        {state === "failed" ? t("failed") : ""}
      </p>
      <TextLink kind="stand-alone" href={href(certificateHref(code))}>
        {t("see")}
      </TextLink>
    </>
  )
}
