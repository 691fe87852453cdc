import { useRouter } from "@tanstack/react-router"
import { isApiError } from "#web/lib/is-api-error.ts"
import { useApp } from "#web/lib/use-app.ts"

/**
 * After a change: who the user is may have changed with it (an editor's missing second factor), and the lists have.
 * The change has been made, whatever becomes of this: that it failed is said in the global notification and nowhere else.
 */
export function useRefresh(): () => Promise<void> {
  const router = useRouter()
  const { currentUser } = useApp()
  return async () => {
    await currentUser.fetch().catch((error: unknown) => {
      if (!isApiError(error)) throw error
    })
    await router.invalidate()
  }
}
