/** The product's name from the card, row or page around a button, for labels and announcements. */
export const nameBeside = (button: Element): string =>
  (button.closest('article, tr') ?? button.closest('main'))?.querySelector('h1, h2, h3, th a')?.textContent ?? ''
