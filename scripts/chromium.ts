import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Chromium without windows and the pages they are made of: the browser tests take a quarter less processor time with it. */
const SHELL = '/usr/bin/chromium-headless-shell'

/** With windows. */
const PLACES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Without requests of the browser's own; as root it needs `--no-sandbox`. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  // One process less, to which nothing is given to draw.
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // On a busy machine the browser would consider the connection slow, and the site would not prefetch.
  '--force-effective-connection-type=4G',
]

/** Path of a Chromium that shows notices and installs apps, or null. `CHROMIUM_PATH` goes first. */
export const findWholeChromium = (): string | null => PLACES.find((path) => path && existsSync(path)) ?? null

/** Path of the Chromium that takes the least processor time, or null. `CHROMIUM_PATH` goes first. */
export const findChromium = (): string | null =>
  !process.env.CHROMIUM_PATH && existsSync(SHELL) ? SHELL : findWholeChromium()

const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'inherit' })

/** Installs Debian's Chromium, with windows and without, and fonts for Chinese, where they are missing. */
function install(): void {
  const packages = [
    findWholeChromium() ? '' : 'chromium',
    process.env.CHROMIUM_PATH || existsSync(SHELL) ? '' : 'chromium-headless-shell',
    existsSync('/usr/share/fonts/opentype/noto') ? '' : 'fonts-noto-cjk',
  ]
  const missing = packages.filter(Boolean)
  if (missing.length === 0) return
  const isInstaller = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  try {
    if (!isInstaller) throw new Error('The browser tests need Chromium: install it, or name it in CHROMIUM_PATH.')
    run('apt-get', 'update', '-q')
    run('apt-get', 'install', '-y', '-q', '--no-install-recommends', ...missing)
  } catch (error) {
    // Without the shell the tests are slower.
    if (!findWholeChromium()) throw error
  }
}

if (import.meta.main) install()
