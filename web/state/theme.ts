import { proxy } from 'valtio/vanilla'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** The chosen look of this device. The attribute on <html> is set before the first paint by the document's own script. */
export const createTheme = () => proxy({ theme: 'system' as Theme })
export type ThemeStore = ReturnType<typeof createTheme>

const isTheme = (word: string | null): word is Theme => THEMES.some((theme) => theme === word)

/** Reads the device's choice; call after hydration. */
export function loadTheme(store: ThemeStore, storage: Storage): void {
  const stored = storage.getItem('theme')
  store.theme = isTheme(stored) ? stored : 'system'
}

/** Applies a choice at once and stores it. */
export function chooseTheme(store: ThemeStore, storage: Storage, theme: Theme): void {
  store.theme = theme
  if (theme === 'system') storage.removeItem('theme')
  else storage.setItem('theme', theme)
  if (theme === 'system') document.documentElement.removeAttribute('data-theme')
  else document.documentElement.dataset.theme = theme
}
