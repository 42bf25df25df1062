import { proxy } from 'valtio/vanilla'

/** Where a navigation in the browser stands: `pending` since it was pressed, `failed` with the address to try again. */
export const createNavigation = () => proxy({ pending: false, failed: null as string | null })
export type NavigationStore = ReturnType<typeof createNavigation>
