declare global {
  interface Window {
    dataLayer?: object[]
  }
}

const SCRIPT = "https://www.googletagmanager.com/gtm.js"

/** Loads the operator's container; without an id nothing is loaded or sent. */
export function startAnalytics(containerId: string) {
  if (window.dataLayer) return
  window.dataLayer = [{ "gtm.start": Date.now(), event: "gtm.js" }]
  const script = document.createElement("script")
  script.async = true
  script.src = `${SCRIPT}?id=${encodeURIComponent(containerId)}`
  document.head.append(script)
}
