// A minimal browser for these screens: cookies by path, redirects followed until another origin.

interface Cookie {
  readonly name: string
  readonly value: string
  readonly path: string
}

export interface Page {
  readonly status: number
  /** The current URL; another origin is only redirected to, not loaded. */
  readonly url: URL
  readonly text: string
  readonly headers: Headers
}

export type Browser = ReturnType<typeof aBrowser>

export function aBrowser(home: string, language = "en") {
  const jar = new Map<string, Cookie>()

  function keep(response: Response, url: URL): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = "", ...attributes] = line.split("; ")
      const [name = "", value = ""] = pair.split("=")
      const attribute = (key: string) =>
        attributes.find((text) => text.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1)
      const path = attribute("path") ?? url.pathname
      const expires = attribute("expires")
      if (expires && Date.parse(expires) < Date.now()) jar.delete(`${name} ${path}`)
      else jar.set(`${name} ${path}`, { name, value, path })
    }
  }

  const cookiesFor = (url: URL) =>
    [...jar.values()]
      .filter(({ path }) => url.pathname === path || url.pathname.startsWith(path.replace(/\/?$/, "/")))
      .map(({ name, value }) => `${name}=${value}`)
      .join("; ")

  async function visit(address: string | URL, init: RequestInit = {}): Promise<Page> {
    const url = new URL(address, home)
    if (url.origin !== home) return { status: 0, url, text: "", headers: new Headers() }
    const response = await fetch(url, {
      ...init,
      redirect: "manual",
      headers: { accept: "text/html", "accept-language": language, cookie: cookiesFor(url), ...init.headers },
    })
    keep(response, url)
    const location = response.headers.get("location")
    if (location) return visit(new URL(location, url))
    return { status: response.status, url, text: await response.text(), headers: response.headers }
  }

  return {
    open: (address: string | URL) => visit(address),
    /** Submits the page's form whose action ends with `action`, with its hidden fields. */
    send(
      page: Page,
      action: string,
      fields: Readonly<Record<string, string>>,
      headers: Readonly<Record<string, string>> = {},
    ) {
      const forms = [...page.text.matchAll(/<form[^>]*action="([^"]*)"[^>]*>([\s\S]*?)<\/form>/g)]
      const form = forms.find(([, address = ""]) => new URL(address, page.url).pathname.endsWith(action))
      if (!form) throw new Error(`no form for ${action} in ${page.text}`)
      const hidden = [...(form[2] ?? "").matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g)]
      const given = Object.fromEntries(hidden.map(([, name = "", value = ""]) => [name, value]))
      const body = new URLSearchParams({ ...given, ...fields })
      const target = new URL((form[1] ?? "").replaceAll("&amp;", "&"), page.url)
      return visit(target, { method: "POST", body, headers: { origin: home, ...headers } })
    },
    hasCookie: (name: string) => [...jar.values()].some((cookie) => cookie.name === name),
    secrets: () => [...jar.values()].map(({ value }) => value).filter((value) => value.length > 16),
  }
}
