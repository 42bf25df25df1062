import type { Locale } from '../../domain/locale.ts'

/** Milliseconds until the frame counts as failed; longer than the frame's own time limit for the map's vendor. */
export const TIMEOUT = 20_000

/**
 * Attributes of a map's frame (worker/render/map-frame.ts).
 * @param base origin of `/_map`; '' for this site, whose frame is then sandboxed without an origin
 */
export const mapFrameAttributes = (base: string, locale: Locale) => ({
  src: `${base}/_map?lang=${locale}`,
  sandbox: `allow-scripts allow-popups allow-popups-to-escape-sandbox${base && ' allow-same-origin'}`,
})

const isDark = () =>
  (document.documentElement.dataset.theme ??
    (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')) === 'dark'

export const themeNow = (): 'light' | 'dark' => (isDark() ? 'dark' : 'light')
