import type { Context } from 'hono'
import { APP_NAME } from '../../domain/app-name.ts'
import type { I18n } from '../../domain/i18n.ts'
import { isLocale, LANGUAGE_TAGS, type Locale } from '../../domain/locale.ts'
import { href } from '../../domain/routes.ts'
import type { EdgeEnv } from '../edge-env.ts'
import { translations } from '../translations.ts'

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${file}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

const ICONS = [
  icon('icon', 192, 'any'),
  icon('icon', 512, 'any'),
  icon('maskable', 192, 'maskable'),
  icon('maskable', 512, 'maskable'),
]

/** A picture that the browser's installation dialog shows. */
const screenshot = (locale: Locale, form: 'narrow' | 'wide', sizes: string, label: string) => ({
  src: `/icons/screenshots/${locale}-${form}.png`,
  sizes,
  type: 'image/png',
  form_factor: form,
  label,
})

/** One `id` for all languages: otherwise a visitor who changes the language would install a second app. */
function manifestOf({ locale, t }: I18n) {
  return {
    id: '/',
    name: APP_NAME[locale],
    short_name: APP_NAME[locale],
    description: t('installed.description'),
    lang: LANGUAGE_TAGS[locale],
    dir: 'ltr',
    start_url: href('home', locale),
    scope: '/',
    display: 'standalone',
    background_color: '#f7f4ee',
    theme_color: '#f7f4ee',
    categories: ['business', 'shopping'],
    // Opening the app again focuses the open window, so that unsent text in it is not lost.
    launch_handler: { client_mode: ['focus-existing', 'auto'] },
    icons: ICONS,
    screenshots: [
      screenshot(locale, 'narrow', '412x824', t('installed.screenshot')),
      screenshot(locale, 'wide', '1280x720', t('installed.screenshot')),
    ],
    shortcuts: [
      { name: t('codes.tnved.link'), url: href('tnved', locale), icons: ICONS.slice(0, 1) },
      { name: t('codes.okved.link'), url: href('okved', locale), icons: ICONS.slice(0, 1) },
      { name: t('favourites.title'), url: href('favourites', locale), icons: ICONS.slice(0, 1) },
      { name: t('installed.search'), url: href('search', locale), icons: ICONS.slice(0, 1) },
    ],
  }
}

/** The installed app's name, icons and shortcuts in a language (W3C Web Application Manifest). */
export async function manifest(c: Context<EdgeEnv>): Promise<Response> {
  const locale = c.req.param('locale')
  if (!isLocale(locale)) return c.notFound()
  return c.body(JSON.stringify(manifestOf(await translations(c.env.ASSETS, locale))), 200, {
    'Content-Type': 'application/manifest+json; charset=UTF-8',
    'Content-Language': LANGUAGE_TAGS[locale],
    'Cache-Control': 'public, max-age=86400',
  })
}
