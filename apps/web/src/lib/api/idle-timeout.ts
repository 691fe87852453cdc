/** A timeout that restarts on every sign of progress: a large file on a slow connection is not a silent server. */
export function idleTimeout(ms: number) {
  const controller = new AbortController()
  const start = () =>
    setTimeout(() => controller.abort(new DOMException("nothing heard for too long", "TimeoutError")), ms)
  let timer = start()
  return {
    signal: controller.signal,
    heard() {
      clearTimeout(timer)
      timer = start()
    },
    end: () => clearTimeout(timer),
  }
}
