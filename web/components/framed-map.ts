import type { Locale } from '../../domain/locale.ts'

/** How long the frame itself may take, in milliseconds; it waits for its vendor less long than that. */
export const PATIENCE = 20_000

/**
 * What the frame of a map is given (worker/render/map-frame.ts).
 * @param base before what `/_map` stands: '' is this site, whose frame has no origin
 */
export const frameOf = (base: string, locale: Locale) => ({
  src: `${base}/_map?lang=${locale}`,
  sandbox: `allow-scripts allow-popups allow-popups-to-escape-sandbox${base && ' allow-same-origin'}`,
})

const isDark = () =>
  (document.documentElement.dataset.theme ??
    (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')) === 'dark'

export const themeNow = (): 'light' | 'dark' => (isDark() ? 'dark' : 'light')
