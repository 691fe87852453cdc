import type { Config } from "#api/platform/config"

/** For trying things out, where nobody else does. */
export const galleryIsOpen = (config: Pick<Config, "demo">) => config.demo
