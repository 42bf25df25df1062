import { proxy } from 'valtio/vanilla'
import type { Viewport } from '../../domain/viewport.ts'

/** The width class of the window: the cookie's at first, the real one after hydration and 50 ms after each resize. */
export const createViewport = (viewport: Viewport = 'desktop') => proxy({ viewport })
export type ViewportStore = ReturnType<typeof createViewport>
