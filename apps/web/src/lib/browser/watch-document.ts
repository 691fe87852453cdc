/** For state in the document's attributes, so that all switches of a page stay in sync. */
export const watchDocument = (attribute: string) => (changed: () => void) => {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: [attribute] })
  return () => observer.disconnect()
}
