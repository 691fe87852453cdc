import { useRouter } from "@tanstack/react-router"
import { isApiError } from "#web/lib/api/is-api-error.ts"
import { useApp } from "#web/lib/page/use-app.ts"

/**
 * After a change: refetches the user, who may have changed too (such as an editor's missing second factor),
 * and the lists. The change itself has succeeded, so a failure here only shows in the global notification.
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
