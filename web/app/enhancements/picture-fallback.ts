/** Replaces a picture by its fallback (components/picture.tsx); without one the frame shows its icon. */
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

/** Replaces pictures that do not load: one on another site may be gone. */
export function installPictureFallback(document: Document): void {
  // The error event of a picture does not bubble, so it is captured.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) fallBack(target)
    },
    true,
  )
  // A picture may have failed before this listener was added.
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-fallback]'))
    if (image.complete && image.naturalWidth === 0) fallBack(image)
}
