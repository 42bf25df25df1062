import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Picture } from '../../worker/api/schema.ts'

type Shown = Pick<Picture, 'url' | 'kind' | 'width' | 'height'>

/**
 * @param failed address of a picture that did not load; '' where none did.
 * @returns what to show in the picture's place: itself, or where it is the one that failed its fallback, a drawing; null
 * where it has none.
 */
export function loadable(picture: Picture, failed: string): Shown | null {
  if (picture.url !== failed) return picture
  return picture.fallback === undefined ? null : { ...picture, url: picture.fallback, kind: 'drawing' }
}

export interface LoadablePicture {
  shown: Shown | null
  /** For the image that shows it. */
  image: RefObject<HTMLImageElement | null>
  onError: () => void
}

/** A picture that is replaced by its fallback when it does not load: it may lie on another site, and be gone. */
export function useLoadable(picture: Picture | null): LoadablePicture {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState('')
  const url = picture?.url ?? ''
  // It may have failed before the app took over: that event nobody heard.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(url)
  }, [url])
  return { shown: picture && loadable(picture, failed), image, onError: () => setFailed(url) }
}
