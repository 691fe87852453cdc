/** For a page in a frame: no other page of this site may be framed. */
export function openLinksBeside(page: HTMLElement | null) {
  const listening = new AbortController()
  page?.addEventListener(
    "click",
    ({ target }) => {
      const link = target instanceof Element ? target.closest("a") : null
      if (link && !link.hash) link.target = "_blank"
    },
    { capture: true, signal: listening.signal },
  )
  return () => listening.abort()
}
