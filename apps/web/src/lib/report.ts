/** Where unexpected errors go. The server entry hands in its own; the browser has no sink yet but the console. */
export type Report = (error: unknown, context: Readonly<Record<string, unknown>>) => void

export const reportToConsole: Report = (error, context) => {
  if (import.meta.env.DEV) console.error(error, context)
}
