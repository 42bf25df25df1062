import type { Page } from 'playwright'

/** Gives signs of use until the app has taken over: the load event does not wait for the script that listens for them, so one could be lost. */
export async function wakeApp(page: Page): Promise<void> {
  const sign = () => {
    document.documentElement.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    return document.documentElement.dataset.hydrated !== undefined
  }
  while (!(await page.evaluate(sign))) await page.waitForTimeout(50)
}
