import { useRouter } from "@tanstack/react-router"
import { useApp } from "#web/lib/use-app.ts"

/** After a change: who the user is may have changed with it (an editor's missing second factor), and the lists have. */
export function useRefresh(): () => Promise<void> {
  const router = useRouter()
  const { currentUser } = useApp()
  return async () => {
    await currentUser.fetch()
    await router.invalidate()
  }
}
