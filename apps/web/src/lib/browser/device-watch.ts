import { DEVICE_REDETECT_MS } from "@shirube/vocabulary/product"
import { type Device, detectDevice } from "./device.ts"

interface Window extends Pick<EventTarget, "addEventListener" | "removeEventListener"> {
  readonly navigator: { readonly userAgent: string; readonly maxTouchPoints: number }
}

/**
 * Detects at once, and again 50 ms after the last resize: a phone emulator, a tablet with a keyboard, another
 * screen.
 */
export function watchDevice(window: Window, changed: (device: Device) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => changed(detectDevice(window.navigator.userAgent, window.navigator))
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(look, DEVICE_REDETECT_MS)
  }
  look()
  window.addEventListener("resize", later)
  return () => {
    clearTimeout(timer)
    window.removeEventListener("resize", later)
  }
}
