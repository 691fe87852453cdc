// Loaded with a reader's answer.

import type { Language } from "@shirube/vocabulary/language"
import { LONGEST_FEEDBACK_LINE } from "@shirube/vocabulary/learning/article-feedback/choices"
import { type FormEvent, useEffect, useState } from "react"
import { useTranslations } from "use-intl"
import { api } from "#web/lib/api/api.ts"
import { Button } from "#web/ui/control/button.tsx"
import { Field } from "#web/ui/control/field.tsx"
import { TextInput } from "#web/ui/control/text-input.tsx"

interface AnswerProps {
  readonly article: string
  readonly language: Language
  readonly isHelpful: boolean
}

type State = "thanked" | "sending" | "sent"

/** The answer counts at once; the line completes it. The client has shown why something could not be sent. */
export function Answer({ article, language, isHelpful }: AnswerProps) {
  const t = useTranslations("reading.helpful")
  const [feedback] = useState(() => crypto.randomUUID())
  const [state, setState] = useState<State>("thanked")
  const [line, setLine] = useState("")
  useEffect(() => {
    void send({ article, feedback, language, isHelpful, line: null }).catch(() => undefined)
  }, [article, feedback, language, isHelpful])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (state === "sending" || line.trim() === "") return
    setState("sending")
    try {
      await send({ article, feedback, language, isHelpful, line: line.trim() })
      setState("sent")
    } catch {
      setState("thanked")
    }
  }
  return (
    <div className="mt-2 max-w-measure">
      <p role="status" className="text-matcha text-sm">
        {t(state === "sent" ? "sent" : "thanks")}
      </p>
      {state === "sent" ? null : (
        <form onSubmit={(event) => void submit(event)} className="mt-3 grid gap-3">
          <Field
            label={t(isHelpful ? "whatHelped" : "whatIsMissing")}
            hint={t("optional")}
            help={t("noNames")}
          >
            {(control) => (
              <TextInput
                {...control}
                value={line}
                maxLength={LONGEST_FEEDBACK_LINE}
                onChange={({ target }) => setLine(target.value)}
              />
            )}
          </Field>
          <p>
            <Button type="submit" variant="secondary" busy={state === "sending"}>
              {t("send")}
            </Button>
          </p>
        </form>
      )}
    </div>
  )
}

const send = ({
  article,
  feedback,
  ...body
}: AnswerProps & { readonly feedback: string; readonly line: string | null }) =>
  api("PUT /v1/articles/{id}/feedback/{feedback}", { params: { id: article, feedback }, body })
