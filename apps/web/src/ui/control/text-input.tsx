import type { ComponentPropsWithRef } from "react"
import { classNames } from "../class-names.ts"

export function TextInput({ className, type = "text", ...rest }: ComponentPropsWithRef<"input">) {
  return <input {...rest} type={type} className={classNames("control", className)} />
}

export function TextArea({ className, rows = 5, ...rest }: ComponentPropsWithRef<"textarea">) {
  return <textarea {...rest} rows={rows} className={classNames("control", className)} />
}
