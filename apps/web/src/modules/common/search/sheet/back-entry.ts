export interface BackEntry {
  /** Goes back to the page's own entry; resolves once there. */
  readonly leave: () => Promise<void>
  /** The page itself is being replaced. */
  readonly abandon: () => void
}

/**
 * A history entry for what lies over the page, so that the back button closes it. The address stays the same, and
 * the router sees neither this entry nor the way back from it.
 */
export function addBackEntry(onBack: () => void): BackEntry {
  // The method of the prototype: the router has replaced the one of the instance.
  History.prototype.pushState.call(history, history.state, "")
  const left = Promise.withResolvers<void>()
  let isLeaving = false
  const abandon = () => removeEventListener("popstate", onPop, true)
  function onPop(event: PopStateEvent) {
    event.stopImmediatePropagation()
    abandon()
    isLeaving = true
    onBack()
    left.resolve()
  }
  addEventListener("popstate", onPop, true)
  return {
    leave: () => {
      if (!isLeaving) history.back()
      isLeaving = true
      return left.promise
    },
    abandon,
  }
}
