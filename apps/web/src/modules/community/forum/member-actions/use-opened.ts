import type { RouterContext } from "#web/lib/page/router-context.ts"
import { useApp } from "#web/lib/page/use-app.ts"
import { useLoaded } from "#web/lib/query/use-loaded.ts"

/** Loads a form, with the messages that forms need, when the member starts to write. */
export const withFormTexts =
  <Part>(load: () => Promise<Part>) =>
  async ({ locale }: RouterContext): Promise<Part> => {
    const [part] = await Promise.all([load(), locale.need(["asking", "forms", "writing"])])
    return part
  }

export const useOpened = <Part>(
  isOpen: boolean,
  load: (app: RouterContext) => Promise<Part>,
): Part | undefined => useLoaded(isOpen && load, useApp())
