// Reads QR codes from the camera: with the browser's detector if there is one, otherwise with a small decoder
// loaded here.
import { type RefObject, useEffect, useEffectEvent, useState } from "react"

type Read = (video: HTMLVideoElement) => Promise<string | undefined>

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}
interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

async function reader(): Promise<Read> {
  const Own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector
  if (Own && (await Own.getSupportedFormats()).includes("qr_code")) {
    const detector = new Own({ formats: ["qr_code"] })
    return async (video) => (await detector.detect(video))[0]?.rawValue
  }
  const { default: decode } = await import("qr/decode.js")
  const canvas = document.createElement("canvas")
  const context = canvas.getContext("2d", { willReadFrequently: true })
  return async (video) => {
    if (!context || video.videoWidth === 0) return undefined
    const scale = Math.min(1, MOST_PIXELS / Math.max(video.videoWidth, video.videoHeight))
    canvas.width = Math.round(video.videoWidth * scale)
    canvas.height = Math.round(video.videoHeight * scale)
    context.drawImage(video, 0, 0, canvas.width, canvas.height)
    try {
      return decode(context.getImageData(0, 0, canvas.width, canvas.height))
    } catch {
      return undefined // no code in this frame
    }
  }
}

/** Enough for a code on a phone screen, and fast on an old phone. */
const MOST_PIXELS = 720
const EVERY_MS = 250
/** The same code held up for longer counts as one scan. */
const SAME_MS = 3_000

export type ScannerState = "off" | "starting" | "on" | "refused" | "missing"

export function useScanner(
  video: RefObject<HTMLVideoElement | null>,
  isWanted: boolean,
  onCode: (text: string) => void,
): ScannerState {
  const [state, setState] = useState<ScannerState>("off")
  const found = useEffectEvent(onCode)
  useEffect(() => {
    if (!isWanted) return setState("off")
    const ending = new AbortController()
    void run(video, ending.signal, found, setState)
    return () => ending.abort()
  }, [isWanted, video])
  return state
}

async function run(
  video: RefObject<HTMLVideoElement | null>,
  signal: AbortSignal,
  onCode: (text: string) => void,
  tell: (state: ScannerState) => void,
): Promise<void> {
  tell("starting")
  let stream: MediaStream
  try {
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } })
  } catch (error) {
    const isRefused = error instanceof DOMException && error.name === "NotAllowedError"
    return tell(isRefused ? "refused" : "missing")
  }
  const end = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  if (signal.aborted || !video.current) return end()
  signal.addEventListener("abort", end)
  video.current.srcObject = stream
  await video.current.play()
  const read = await reader()
  tell("on")
  let last = { text: "", at: 0 }
  while (!signal.aborted && video.current) {
    const text = await read(video.current).catch(() => undefined)
    const now = Date.now()
    if (text && (text !== last.text || now - last.at > SAME_MS)) onCode(text)
    if (text) last = { text, at: now }
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
  }
}
