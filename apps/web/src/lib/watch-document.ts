/** For what the document's own attributes hold, so that all switches of a page move together. */
export const watchDocument = (attribute: string) => (changed: () => void) => {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: [attribute] })
  return () => observer.disconnect()
}
