import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

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
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // On a busy machine the browser would consider the connection slow, and the site would not prefetch.
  '--force-effective-connection-type=4G',
]

/** Path of a Chromium on this machine, or null. `CHROMIUM_PATH` goes first. */
export const findChromium = (): string | null => PLACES.find((path) => path && existsSync(path)) ?? null

const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'inherit' })

/** Installs Debian's Chromium and fonts for Chinese where they are missing. */
function install(): void {
  const packages = [
    findChromium() ? '' : 'chromium',
    existsSync('/usr/share/fonts/opentype/noto') ? '' : 'fonts-noto-cjk',
  ]
  const missing = packages.filter(Boolean)
  if (missing.length === 0) return
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) {
    if (findChromium()) return
    throw new Error('The browser tests need Chromium: install it, or name it in CHROMIUM_PATH.')
  }
  run('apt-get', 'update', '-q')
  run('apt-get', 'install', '-y', '-q', '--no-install-recommends', ...missing)
}

if (import.meta.main) install()
