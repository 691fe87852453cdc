// Work that improves what is already good: one task after the other, in moments without requests.

export interface IdleWork {
  /** Resolves with the task's result, or undefined if there was no room for it. */
  readonly add: <Result>(task: () => Promise<Result>) => Promise<Result | undefined>
  /** A request has come. */
  readonly busy: () => void
}

export function createIdleWork({ quietMs = 500, most = 500 } = {}): IdleWork {
  const waiting: (() => Promise<void>)[] = []
  let isBusy = false
  let isScheduled = false
  const schedule = () => {
    if (isScheduled) return
    isScheduled = true
    setTimeout(next, quietMs).unref()
  }
  const next = async () => {
    const task = isBusy ? undefined : waiting.shift()
    isBusy = false
    await task?.()
    isScheduled = false
    if (waiting.length > 0) schedule()
  }
  return {
    async add<Result>(task: () => Promise<Result>) {
      if (waiting.length >= most) return undefined
      const { promise, resolve, reject } = Promise.withResolvers<Result>()
      waiting.push(() => task().then(resolve, reject))
      schedule()
      return promise
    },
    busy: () => {
      isBusy = true
    },
  }
}
