// A browser for the journeys: Debian's Chromium if it can be installed, Playwright's own otherwise.
import { existsSync } from "node:fs"
import { Failure, findProgram, projectNode, say } from "./project.mjs"
import { capture } from "./run.mjs"

// The headless shell first: the same engine without windows, tabs and extensions, which tests do not need.
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
]
const BROWSER_PACKAGE = "chromium-headless-shell"
const debianPackages = [BROWSER_PACKAGE, "fonts-noto-cjk"]

export const findChromium = () => {
  const given = process.env.CHROMIUM_PATH
  if (given && !existsSync(given))
    throw new Failure(`The setting CHROMIUM_PATH is not a file (it is "${given}").`)
  return given ?? names.map((name) => findProgram(name)).find(Boolean)
}

const mayInstall = () =>
  process.getuid?.() === 0 && existsSync("/etc/debian_version") && findProgram("apt-get") !== undefined

async function missingPackages() {
  const asked = debianPackages.map(async (name) => {
    const { code, output } = await capture("dpkg", ["--status", name])
    return code === 0 && /^Status: install ok installed$/m.test(output) ? [] : [name]
  })
  return (await Promise.all(asked)).flat()
}

async function aptInstall(packages) {
  say(`installing ${packages.join(" and ")} from Debian ...`)
  const env = { DEBIAN_FRONTEND: "noninteractive" }
  await capture("apt-get", ["update", "-qq"], { env })
  const install = () =>
    capture("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], { env })
  const first = await install()
  const { code, output } = first.code === 0 ? first : await install()
  if (code !== 0) say(`apt-get could not install ${packages.join(" and ")}.\n${output.trimEnd()}`)
}

const playwrightsOwn = async () => {
  const print = 'console.log(require("@playwright/test").chromium.executablePath())'
  const { output } = await capture(projectNode(), ["-e", print])
  return existsSync(output.trim())
}

/** Settings for Playwright; none for its own browser. */
export async function ensureBrowser() {
  if (mayInstall()) {
    const missing = (await missingPackages()).filter((name) => name !== BROWSER_PACKAGE || !findChromium())
    if (missing.length > 0) await aptInstall(missing)
  }
  const chromium = findChromium()
  if (chromium) return { CHROMIUM_PATH: chromium }
  if (await playwrightsOwn()) return {}
  throw new Failure(
    "there is no browser for the browser tests: install Chromium and a Japanese font (Debian: apt-get install " +
      "chromium-headless-shell fonts-noto-cjk), or run `npx playwright install chromium`.",
  )
}
