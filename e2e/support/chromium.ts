import { existsSync } from "node:fs"

/** Chromium's sandbox does not run as root; the other flags keep it from contacting hosts other than our server. */
export const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
]

const debian = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"]
const executablePath = process.env.CHROMIUM_PATH ?? debian.find((path) => existsSync(path))

export const launchOptions = { ...(executablePath ? { executablePath } : {}), args: chromiumArguments }

/** A microphone and a camera that exist only in the browser, allowed without a question. */
export const withFakeDevices = {
  ...launchOptions,
  args: [...chromiumArguments, "--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"],
}
