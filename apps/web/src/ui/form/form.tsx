import type { ReactNode } from "react"
import type { FieldErrors } from "react-hook-form"
import { useTranslations } from "use-intl"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import { ROUTE_FIELD } from "#web/lib/server/posted-forms.ts"
import { Button, type ButtonProps } from "../control/button.tsx"
import { FormErrorSummary } from "../control/form-error-summary.tsx"
import { errorAt, FormContext, idOf, useFormParts } from "./form-context.ts"
import type { At, Body, FormRoute } from "./names.ts"
import { type RouteFormOptions, useRouteForm } from "./use-route-form.ts"

interface FormProps<Route extends FormRoute, Result> extends RouteFormOptions<Route, Result> {
  /** Heading of the error summary. */
  readonly problems: string
  /** Where the browser posts it without JavaScript. */
  readonly action?: string
  readonly className?: string
  /** `at` returns the field names: those of the route's body. */
  readonly children: (at: At<Body<Route>>) => ReactNode
}

export function Form<const Route extends FormRoute, Result = ApiResponse<Route>>({
  problems,
  action,
  className = "grid gap-6",
  children,
  ...options
}: FormProps<Route, Result>) {
  const t = useTranslations("forms")
  const { submit, ...parts } = useRouteForm(options)
  const { fields, errors, attempt, stepper } = parts
  const lines =
    attempt === 0
      ? linesAsSent(errors)
      : [...fields].flatMap(([name, { id, label }]) => {
          const { type, message } = errorAt(errors, name) ?? {}
          if (!message) return []
          return [
            {
              fieldId: id,
              message: type === "contract" ? t("named", { label, problem: message }) : message,
              onFollow: () => stepper.current?.reveal(name),
            },
          ]
        })
  const { message } = errors.root ?? {}
  return (
    <FormContext value={parts}>
      <form
        noValidate
        className={className}
        onSubmit={(event) => void submit(event)}
        // With method "dialog" a browser sends nothing: a press before hydration must not put answers into
        // the URL.
        {...(action === undefined ? { method: "dialog" } : { method: "post", action })}
      >
        <FormErrorSummary
          title={problems}
          errors={message ? [...lines, { message }] : lines}
          attempt={attempt}
        />
        {action === undefined ? null : <input type="hidden" name={ROUTE_FIELD} value={options.route} />}
        {children(nameOf as At<Body<Route>>)}
      </form>
    </FormContext>
  )
}

/** For a form sent without JavaScript, before its fields have registered. */
const linesAsSent = ({ root: _, ...errors }: FieldErrors) =>
  Object.keys(errors).flatMap((name) => {
    const own = errorAt(errors, name)
    // The errors of a list's entries are below its name.
    const messages = own?.message
      ? [own.message]
      : Object.values(own ?? {}).flatMap((each) => (isError(each) ? [each.message] : []))
    return messages.map((message) => ({ fieldId: idOf(name), message }))
  })

const isError = (value: unknown): value is { readonly message: string } =>
  typeof value === "object" && value !== null && "message" in value && typeof value.message === "string"

const nameOf = (path: string): string => path

/** Shows its busy label while the form is being sent. */
export function SubmitButton(props: Omit<ButtonProps, "type" | "busy"> & { busyLabel: string }) {
  return <Button {...props} type="submit" busy={useFormParts().isBusy} />
}
