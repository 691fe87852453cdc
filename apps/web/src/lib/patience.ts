/** A time-out that begins anew whenever something is heard: a large file on a slow line is not a server that has gone silent. */
export function patience(ms: number) {
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
