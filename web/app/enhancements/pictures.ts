/** Puts a picture's fallback (components/picture.tsx) in its place; where it has none, the frame shows its mark. */
function fallBack(image: HTMLImageElement): void {
  const { fallback } = image.dataset
  if (fallback === undefined) return
  delete image.dataset.fallback
  if (fallback === '') {
    image.hidden = true
    return
  }
  image.src = fallback
  image.dataset.drawing = ''
}

/** A picture that does not load is replaced: it may lie on another site, and be gone. */
export function installPictureFallback(document: Document): void {
  // Errors of pictures do not bubble.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) fallBack(target)
    },
    true,
  )
  // One may have failed before the app took over: that event nobody heard.
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-fallback]'))
    if (image.complete && image.naturalWidth === 0) fallBack(image)
}
