// Waiting until a connection has delivered what was sent to it before: PostgreSQL sends pending notifications
// before the response to a query, and a commit signals every listener before it returns. So the response to a
// query that was sent after a commit comes after the commit's notifications.

/**
 * Callers share a round trip that begins after their call. Rejects after `patienceMs`, and then at once for as
 * long as the late round trip has not returned.
 */
export function createBarrier(roundTrip: () => Promise<unknown>, patienceMs: number): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined
  let isLate = false

  async function begin(): Promise<void> {
    next = undefined
    let timer: NodeJS.Timeout | undefined
    const returned = roundTrip().then(() => {})
    const isBack = () => {
      isLate = false
    }
    running = returned.then(isBack, isBack)
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        isLate = true
        reject(new BarrierLate())
      }, patienceMs)
      timer.unref()
    })
    await Promise.race([returned, late]).finally(() => clearTimeout(timer))
  }

  return () => {
    if (isLate) return Promise.reject(new BarrierLate())
    next ??= running.then(begin)
    return next
  }
}

class BarrierLate extends Error {
  constructor() {
    super("The connection did not answer in time")
  }
}
