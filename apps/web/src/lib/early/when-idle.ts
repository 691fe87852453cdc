/** A page that never rests must not wait for ever. */
const LONGEST_MS = 2_000

/** Runs the work when the page has loaded and has nothing else to do. The result cancels it. */
export function whenIdle(work: () => void): () => void {
  const given = new AbortController()
  const wait = () => {
    const begin = () => given.signal.aborted || work()
    if ("requestIdleCallback" in window) requestIdleCallback(begin, { timeout: LONGEST_MS })
    else setTimeout(begin, LONGEST_MS)
  }
  if (document.readyState === "complete") wait()
  else addEventListener("load", wait, { once: true, signal: given.signal })
  return () => given.abort()
}
